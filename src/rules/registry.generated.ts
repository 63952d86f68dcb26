// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.

import check0 from './content/mcp.content.binary.base64.ts';
import check1 from './capabilities/mcp.extension.identifier.unknown-reserved.ts';
import check2 from './icon/mcp.icon.sizes.format.ts';
import check3 from './icon/mcp.icon.src.safe-scheme.ts';
import check4 from './meta/mcp.meta.reserved-key.context.ts';
import check5 from './meta/mcp.meta.reserved-key.value.ts';
import check6 from './meta/mcp.meta.reserved-prefix.unknown-key.ts';
import check7 from './resource-annotations/mcp.resource-annotations.last-modified.format.ts';
import check8 from './resource/mcp.resource-template.uri-template.syntax.ts';
import check9 from './resource-example/mcp.resource.example.blob-base64.ts';
import check10 from './tool-example/mcp.tool.example.structured-content-required.ts';
import check11 from './tool/mcp.tool.input-schema.object-root.ts';
import check12 from './interaction-example/mcp.tool.interaction-example.roots-file-uri.ts';
import check13 from './interaction-example/mcp.tool.interaction-example.sampling-tool-results.ts';
import check14 from './tool/mcp.tool.name.format.ts';
import check15 from './tool/mcp.tool.output-schema.object-root.ts';
import check16 from './tool/mcp.tool.schema.dialect-supported.ts';
import check17 from './tool/mcp.tool.schema.legacy-shape.ts';
import check18 from './tool/mcp.tool.schema.native-shape.ts';
import check19 from './tool/mcp.tool.schema.valid-under-dialect.ts';
import check20 from './tool/mcp.tool.x-mcp-header.property-type.ts';
import check21 from './tool/mcp.tool.x-mcp-header.reachable.ts';
import check22 from './tool/mcp.tool.x-mcp-header.token.ts';
import check23 from './tool/mcp.tool.x-mcp-header.unique.ts';
import check24 from './tool/mcp.tool.x-mcp-header.version-availability.ts';
import check25 from './capabilities/mcpdesc.capabilities.scope.disjoint.ts';
import check26 from './client-requirements/mcpdesc.client-requirements.capability.declared.ts';
import check27 from './document/mcpdesc.document.schema-uri.present.ts';
import check28 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check29 from './extension-property/mcpdesc.extension-property.name.convention.ts';
import check30 from './extension-property/mcpdesc.extension-property.value.object-preferred.ts';
import check31 from './info/mcpdesc.info.contact.email-form.ts';
import check32 from './info/mcpdesc.info.id.identifier-form.ts';
import check33 from './info/mcpdesc.info.version.semver.ts';
import check34 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check35 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check36 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check37 from './resource-example/mcpdesc.resource-template.example.uri-expansion.ts';
import check38 from './resource-example/mcpdesc.resource.example.mime-type-consistency.ts';
import check39 from './resource-example/mcpdesc.resource.example.requested-uri-returned.ts';
import check40 from './resource-example/mcpdesc.resource.example.size-consistency.ts';
import check41 from './security/mcpdesc.security-requirement.scheme.declared.ts';
import check42 from './security/mcpdesc.security-requirement.scopes.catalogued.ts';
import check43 from './security/mcpdesc.security-requirement.scopes.empty-unless-oauth.ts';
import check44 from './serialization/mcpdesc.serialization.file.recommended-name.ts';
import check45 from './serialization/mcpdesc.serialization.yaml.quoted-dates.ts';
import check46 from './tag/mcpdesc.tag.name.unique.ts';
import check47 from './tag/mcpdesc.tag.reference.declared.ts';
import check48 from './tool-example/mcpdesc.tool.example.error-without-structured-content.ts';
import check49 from './tool-example/mcpdesc.tool.example.schema-conformance.ts';
import check50 from './interaction-example/mcpdesc.tool.interaction-example.client-requirements-consistency.ts';
import check51 from './interaction-example/mcpdesc.tool.interaction-example.declaration-compatible.ts';
import check52 from './interaction-example/mcpdesc.tool.interaction-example.declaration-exists.ts';
import check53 from './interaction-example/mcpdesc.tool.interaction-example.elicitation-content-conformance.ts';
import check54 from './interaction-example/mcpdesc.tool.interaction-example.elicitation-response.ts';
import check55 from './tool/mcpdesc.tool.schema.external-reference.ts';
import check56 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
import type { CheckedRule, Rule } from './rule.ts';

export const registry = {
  "mcp.content.binary.base64": check0,
  "mcp.extension.identifier.unknown-reserved": check1,
  "mcp.icon.sizes.format": check2,
  "mcp.icon.src.safe-scheme": check3,
  "mcp.meta.reserved-key.context": check4,
  "mcp.meta.reserved-key.value": check5,
  "mcp.meta.reserved-prefix.unknown-key": check6,
  "mcp.resource-annotations.last-modified.format": check7,
  "mcp.resource-template.uri-template.syntax": check8,
  "mcp.resource.example.blob-base64": check9,
  "mcp.tool.example.structured-content-required": check10,
  "mcp.tool.input-schema.object-root": check11,
  "mcp.tool.interaction-example.roots-file-uri": check12,
  "mcp.tool.interaction-example.sampling-tool-results": check13,
  "mcp.tool.name.format": check14,
  "mcp.tool.output-schema.object-root": check15,
  "mcp.tool.schema.dialect-supported": check16,
  "mcp.tool.schema.legacy-shape": check17,
  "mcp.tool.schema.native-shape": check18,
  "mcp.tool.schema.valid-under-dialect": check19,
  "mcp.tool.x-mcp-header.property-type": check20,
  "mcp.tool.x-mcp-header.reachable": check21,
  "mcp.tool.x-mcp-header.token": check22,
  "mcp.tool.x-mcp-header.unique": check23,
  "mcp.tool.x-mcp-header.version-availability": check24,
  "mcpdesc.capabilities.scope.disjoint": check25,
  "mcpdesc.client-requirements.capability.declared": check26,
  "mcpdesc.document.schema-uri.present": check27,
  "mcpdesc.document.schema-uri.version-match": check28,
  "mcpdesc.extension-property.name.convention": check29,
  "mcpdesc.extension-property.value.object-preferred": check30,
  "mcpdesc.info.contact.email-form": check31,
  "mcpdesc.info.id.identifier-form": check32,
  "mcpdesc.info.version.semver": check33,
  "mcpdesc.primitive.variant.disjoint-scopes": check34,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check35,
  "mcpdesc.protocol-versions.scope.within-parent": check36,
  "mcpdesc.resource-template.example.uri-expansion": check37,
  "mcpdesc.resource.example.mime-type-consistency": check38,
  "mcpdesc.resource.example.requested-uri-returned": check39,
  "mcpdesc.resource.example.size-consistency": check40,
  "mcpdesc.security-requirement.scheme.declared": check41,
  "mcpdesc.security-requirement.scopes.catalogued": check42,
  "mcpdesc.security-requirement.scopes.empty-unless-oauth": check43,
  "mcpdesc.serialization.file.recommended-name": check44,
  "mcpdesc.serialization.yaml.quoted-dates": check45,
  "mcpdesc.tag.name.unique": check46,
  "mcpdesc.tag.reference.declared": check47,
  "mcpdesc.tool.example.error-without-structured-content": check48,
  "mcpdesc.tool.example.schema-conformance": check49,
  "mcpdesc.tool.interaction-example.client-requirements-consistency": check50,
  "mcpdesc.tool.interaction-example.declaration-compatible": check51,
  "mcpdesc.tool.interaction-example.declaration-exists": check52,
  "mcpdesc.tool.interaction-example.elicitation-content-conformance": check53,
  "mcpdesc.tool.interaction-example.elicitation-response": check54,
  "mcpdesc.tool.schema.external-reference": check55,
  "mcpdesc.transport.protocol-versions.coverage": check56,
} satisfies { [Id in CheckedRule]: Rule<Id> };
