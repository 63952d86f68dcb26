// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.

import check0 from './tool/mcp.tool.input-schema.object-root.ts';
import check1 from './capabilities/mcpdesc.capabilities.scope.disjoint.ts';
import check2 from './document/mcpdesc.document.schema-uri.present.ts';
import check3 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check4 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check5 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check6 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check7 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
import type { CheckedRule, Rule } from './rule.ts';

export const registry = {
  "mcp.tool.input-schema.object-root": check0,
  "mcpdesc.capabilities.scope.disjoint": check1,
  "mcpdesc.document.schema-uri.present": check2,
  "mcpdesc.document.schema-uri.version-match": check3,
  "mcpdesc.primitive.variant.disjoint-scopes": check4,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check5,
  "mcpdesc.protocol-versions.scope.within-parent": check6,
  "mcpdesc.transport.protocol-versions.coverage": check7,
} satisfies { [Id in CheckedRule]: Rule<Id> };
