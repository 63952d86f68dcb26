import { rule } from '../rule.ts';
import { objectRoot } from './object-root.ts';

export default rule('mcp.tool.output-schema.object-root', ({ node }) => objectRoot(node));
