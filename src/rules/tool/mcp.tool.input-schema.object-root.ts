import { rule } from '../rule.ts';
import { objectRoot } from './object-root.ts';

export default rule('mcp.tool.input-schema.object-root', ({ node }) => objectRoot(node));
