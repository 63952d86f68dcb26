// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.

import check0 from './icon/mcp.icon.sizes.format.ts';
import check1 from './icon/mcp.icon.src.safe-scheme.ts';
import check2 from './tool/mcp.tool.input-schema.object-root.ts';
import check3 from './tool/mcp.tool.name.format.ts';
import check4 from './tool/mcp.tool.output-schema.object-root.ts';
import check5 from './tool/mcp.tool.schema.dialect-supported.ts';
import check6 from './tool/mcp.tool.schema.legacy-shape.ts';
import check7 from './tool/mcp.tool.schema.native-shape.ts';
import check8 from './tool/mcp.tool.schema.valid-under-dialect.ts';
import check9 from './tool/mcp.tool.x-mcp-header.property-type.ts';
import check10 from './tool/mcp.tool.x-mcp-header.reachable.ts';
import check11 from './tool/mcp.tool.x-mcp-header.token.ts';
import check12 from './tool/mcp.tool.x-mcp-header.unique.ts';
import check13 from './tool/mcp.tool.x-mcp-header.version-availability.ts';
import check14 from './capabilities/mcpdesc.capabilities.scope.disjoint.ts';
import check15 from './document/mcpdesc.document.schema-uri.present.ts';
import check16 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check17 from './info/mcpdesc.info.contact.email-form.ts';
import check18 from './info/mcpdesc.info.id.identifier-form.ts';
import check19 from './info/mcpdesc.info.version.semver.ts';
import check20 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check21 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check22 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check23 from './security/mcpdesc.security-requirement.scheme.declared.ts';
import check24 from './security/mcpdesc.security-requirement.scopes.catalogued.ts';
import check25 from './security/mcpdesc.security-requirement.scopes.empty-unless-oauth.ts';
import check26 from './serialization/mcpdesc.serialization.file.recommended-name.ts';
import check27 from './serialization/mcpdesc.serialization.yaml.quoted-dates.ts';
import check28 from './tag/mcpdesc.tag.name.unique.ts';
import check29 from './tag/mcpdesc.tag.reference.declared.ts';
import check30 from './tool-example/mcpdesc.tool.example.schema-conformance.ts';
import check31 from './tool/mcpdesc.tool.schema.external-reference.ts';
import check32 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
import type { CheckedRule, Rule } from './rule.ts';

export const registry = {
  "mcp.icon.sizes.format": check0,
  "mcp.icon.src.safe-scheme": check1,
  "mcp.tool.input-schema.object-root": check2,
  "mcp.tool.name.format": check3,
  "mcp.tool.output-schema.object-root": check4,
  "mcp.tool.schema.dialect-supported": check5,
  "mcp.tool.schema.legacy-shape": check6,
  "mcp.tool.schema.native-shape": check7,
  "mcp.tool.schema.valid-under-dialect": check8,
  "mcp.tool.x-mcp-header.property-type": check9,
  "mcp.tool.x-mcp-header.reachable": check10,
  "mcp.tool.x-mcp-header.token": check11,
  "mcp.tool.x-mcp-header.unique": check12,
  "mcp.tool.x-mcp-header.version-availability": check13,
  "mcpdesc.capabilities.scope.disjoint": check14,
  "mcpdesc.document.schema-uri.present": check15,
  "mcpdesc.document.schema-uri.version-match": check16,
  "mcpdesc.info.contact.email-form": check17,
  "mcpdesc.info.id.identifier-form": check18,
  "mcpdesc.info.version.semver": check19,
  "mcpdesc.primitive.variant.disjoint-scopes": check20,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check21,
  "mcpdesc.protocol-versions.scope.within-parent": check22,
  "mcpdesc.security-requirement.scheme.declared": check23,
  "mcpdesc.security-requirement.scopes.catalogued": check24,
  "mcpdesc.security-requirement.scopes.empty-unless-oauth": check25,
  "mcpdesc.serialization.file.recommended-name": check26,
  "mcpdesc.serialization.yaml.quoted-dates": check27,
  "mcpdesc.tag.name.unique": check28,
  "mcpdesc.tag.reference.declared": check29,
  "mcpdesc.tool.example.schema-conformance": check30,
  "mcpdesc.tool.schema.external-reference": check31,
  "mcpdesc.transport.protocol-versions.coverage": check32,
} satisfies { [Id in CheckedRule]: Rule<Id> };
