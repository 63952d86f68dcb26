// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.

import check0 from './icon/mcp.icon.sizes.format.ts';
import check1 from './icon/mcp.icon.src.safe-scheme.ts';
import check2 from './tool/mcp.tool.input-schema.object-root.ts';
import check3 from './tool/mcp.tool.schema.native-shape.ts';
import check4 from './capabilities/mcpdesc.capabilities.scope.disjoint.ts';
import check5 from './document/mcpdesc.document.schema-uri.present.ts';
import check6 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check7 from './info/mcpdesc.info.contact.email-form.ts';
import check8 from './info/mcpdesc.info.id.identifier-form.ts';
import check9 from './info/mcpdesc.info.version.semver.ts';
import check10 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check11 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check12 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check13 from './security/mcpdesc.security-requirement.scheme.declared.ts';
import check14 from './security/mcpdesc.security-requirement.scopes.catalogued.ts';
import check15 from './security/mcpdesc.security-requirement.scopes.empty-unless-oauth.ts';
import check16 from './serialization/mcpdesc.serialization.file.recommended-name.ts';
import check17 from './serialization/mcpdesc.serialization.yaml.quoted-dates.ts';
import check18 from './tag/mcpdesc.tag.name.unique.ts';
import check19 from './tag/mcpdesc.tag.reference.declared.ts';
import check20 from './tool-example/mcpdesc.tool.example.schema-conformance.ts';
import check21 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
import type { CheckedRule, Rule } from './rule.ts';

export const registry = {
  "mcp.icon.sizes.format": check0,
  "mcp.icon.src.safe-scheme": check1,
  "mcp.tool.input-schema.object-root": check2,
  "mcp.tool.schema.native-shape": check3,
  "mcpdesc.capabilities.scope.disjoint": check4,
  "mcpdesc.document.schema-uri.present": check5,
  "mcpdesc.document.schema-uri.version-match": check6,
  "mcpdesc.info.contact.email-form": check7,
  "mcpdesc.info.id.identifier-form": check8,
  "mcpdesc.info.version.semver": check9,
  "mcpdesc.primitive.variant.disjoint-scopes": check10,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check11,
  "mcpdesc.protocol-versions.scope.within-parent": check12,
  "mcpdesc.security-requirement.scheme.declared": check13,
  "mcpdesc.security-requirement.scopes.catalogued": check14,
  "mcpdesc.security-requirement.scopes.empty-unless-oauth": check15,
  "mcpdesc.serialization.file.recommended-name": check16,
  "mcpdesc.serialization.yaml.quoted-dates": check17,
  "mcpdesc.tag.name.unique": check18,
  "mcpdesc.tag.reference.declared": check19,
  "mcpdesc.tool.example.schema-conformance": check20,
  "mcpdesc.transport.protocol-versions.coverage": check21,
} satisfies { [Id in CheckedRule]: Rule<Id> };
