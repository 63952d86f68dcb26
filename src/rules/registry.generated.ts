// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.

import check0 from './tool/mcp.tool.input-schema.object-root.ts';
import check1 from './tool/mcp.tool.schema.native-shape.ts';
import check2 from './capabilities/mcpdesc.capabilities.scope.disjoint.ts';
import check3 from './document/mcpdesc.document.schema-uri.present.ts';
import check4 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check5 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check6 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check7 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check8 from './tool-example/mcpdesc.tool.example.schema-conformance.ts';
import check9 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
import type { CheckedRule, Rule } from './rule.ts';

export const registry = {
  "mcp.tool.input-schema.object-root": check0,
  "mcp.tool.schema.native-shape": check1,
  "mcpdesc.capabilities.scope.disjoint": check2,
  "mcpdesc.document.schema-uri.present": check3,
  "mcpdesc.document.schema-uri.version-match": check4,
  "mcpdesc.primitive.variant.disjoint-scopes": check5,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check6,
  "mcpdesc.protocol-versions.scope.within-parent": check7,
  "mcpdesc.tool.example.schema-conformance": check8,
  "mcpdesc.transport.protocol-versions.coverage": check9,
} satisfies { [Id in CheckedRule]: Rule<Id> };
