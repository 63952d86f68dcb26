// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.

import check0 from './content/mcp.content.binary.base64.ts';
import check1 from './capabilities/mcp.extension.identifier.unknown-reserved.ts';
import check2 from './icon/mcp.icon.sizes.format.ts';
import check3 from './icon/mcp.icon.src.safe-scheme.ts';
import check4 from './tool-example/mcp.tool.example.structured-content-required.ts';
import check5 from './tool/mcp.tool.input-schema.object-root.ts';
import check6 from './tool/mcp.tool.name.format.ts';
import check7 from './tool/mcp.tool.output-schema.object-root.ts';
import check8 from './tool/mcp.tool.schema.dialect-supported.ts';
import check9 from './tool/mcp.tool.schema.legacy-shape.ts';
import check10 from './tool/mcp.tool.schema.native-shape.ts';
import check11 from './tool/mcp.tool.schema.valid-under-dialect.ts';
import check12 from './tool/mcp.tool.x-mcp-header.property-type.ts';
import check13 from './tool/mcp.tool.x-mcp-header.reachable.ts';
import check14 from './tool/mcp.tool.x-mcp-header.token.ts';
import check15 from './tool/mcp.tool.x-mcp-header.unique.ts';
import check16 from './tool/mcp.tool.x-mcp-header.version-availability.ts';
import check17 from './capabilities/mcpdesc.capabilities.scope.disjoint.ts';
import check18 from './client-requirements/mcpdesc.client-requirements.capability.declared.ts';
import check19 from './document/mcpdesc.document.schema-uri.present.ts';
import check20 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check21 from './extension-property/mcpdesc.extension-property.name.convention.ts';
import check22 from './extension-property/mcpdesc.extension-property.value.object-preferred.ts';
import check23 from './info/mcpdesc.info.contact.email-form.ts';
import check24 from './info/mcpdesc.info.id.identifier-form.ts';
import check25 from './info/mcpdesc.info.version.semver.ts';
import check26 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check27 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check28 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check29 from './security/mcpdesc.security-requirement.scheme.declared.ts';
import check30 from './security/mcpdesc.security-requirement.scopes.catalogued.ts';
import check31 from './security/mcpdesc.security-requirement.scopes.empty-unless-oauth.ts';
import check32 from './serialization/mcpdesc.serialization.file.recommended-name.ts';
import check33 from './serialization/mcpdesc.serialization.yaml.quoted-dates.ts';
import check34 from './tag/mcpdesc.tag.name.unique.ts';
import check35 from './tag/mcpdesc.tag.reference.declared.ts';
import check36 from './tool-example/mcpdesc.tool.example.error-without-structured-content.ts';
import check37 from './tool-example/mcpdesc.tool.example.schema-conformance.ts';
import check38 from './tool/mcpdesc.tool.schema.external-reference.ts';
import check39 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
import type { CheckedRule, Rule } from './rule.ts';

export const registry = {
  "mcp.content.binary.base64": check0,
  "mcp.extension.identifier.unknown-reserved": check1,
  "mcp.icon.sizes.format": check2,
  "mcp.icon.src.safe-scheme": check3,
  "mcp.tool.example.structured-content-required": check4,
  "mcp.tool.input-schema.object-root": check5,
  "mcp.tool.name.format": check6,
  "mcp.tool.output-schema.object-root": check7,
  "mcp.tool.schema.dialect-supported": check8,
  "mcp.tool.schema.legacy-shape": check9,
  "mcp.tool.schema.native-shape": check10,
  "mcp.tool.schema.valid-under-dialect": check11,
  "mcp.tool.x-mcp-header.property-type": check12,
  "mcp.tool.x-mcp-header.reachable": check13,
  "mcp.tool.x-mcp-header.token": check14,
  "mcp.tool.x-mcp-header.unique": check15,
  "mcp.tool.x-mcp-header.version-availability": check16,
  "mcpdesc.capabilities.scope.disjoint": check17,
  "mcpdesc.client-requirements.capability.declared": check18,
  "mcpdesc.document.schema-uri.present": check19,
  "mcpdesc.document.schema-uri.version-match": check20,
  "mcpdesc.extension-property.name.convention": check21,
  "mcpdesc.extension-property.value.object-preferred": check22,
  "mcpdesc.info.contact.email-form": check23,
  "mcpdesc.info.id.identifier-form": check24,
  "mcpdesc.info.version.semver": check25,
  "mcpdesc.primitive.variant.disjoint-scopes": check26,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check27,
  "mcpdesc.protocol-versions.scope.within-parent": check28,
  "mcpdesc.security-requirement.scheme.declared": check29,
  "mcpdesc.security-requirement.scopes.catalogued": check30,
  "mcpdesc.security-requirement.scopes.empty-unless-oauth": check31,
  "mcpdesc.serialization.file.recommended-name": check32,
  "mcpdesc.serialization.yaml.quoted-dates": check33,
  "mcpdesc.tag.name.unique": check34,
  "mcpdesc.tag.reference.declared": check35,
  "mcpdesc.tool.example.error-without-structured-content": check36,
  "mcpdesc.tool.example.schema-conformance": check37,
  "mcpdesc.tool.schema.external-reference": check38,
  "mcpdesc.transport.protocol-versions.coverage": check39,
} satisfies { [Id in CheckedRule]: Rule<Id> };
