// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.

import check0 from './content/mcp.content.binary.base64.ts';
import check1 from './elicitation/mcp.elicitation.requested-schema.default-in-choices.ts';
import check2 from './elicitation/mcp.elicitation.requested-schema.enum-names-count.ts';
import check3 from './elicitation/mcp.elicitation.requested-schema.range-order.ts';
import check4 from './elicitation/mcp.elicitation.requested-schema.required-declared.ts';
import check5 from './capabilities/mcp.extension.identifier.unknown-reserved.ts';
import check6 from './icon/mcp.icon.sizes.format.ts';
import check7 from './icon/mcp.icon.src.safe-scheme.ts';
import check8 from './meta/mcp.meta.reserved-key.context.ts';
import check9 from './meta/mcp.meta.reserved-key.value.ts';
import check10 from './meta/mcp.meta.reserved-prefix.unknown-key.ts';
import check11 from './resource-annotations/mcp.resource-annotations.last-modified.format.ts';
import check12 from './resource/mcp.resource-template.uri-template.syntax.ts';
import check13 from './resource-example/mcp.resource.example.blob-base64.ts';
import check14 from './tool-example/mcp.tool.example.structured-content-required.ts';
import check15 from './tool/mcp.tool.input-schema.object-root.ts';
import check16 from './interaction-example/mcp.tool.interaction-example.request-schema-vocabulary.ts';
import check17 from './interaction-example/mcp.tool.interaction-example.roots-file-uri.ts';
import check18 from './interaction-example/mcp.tool.interaction-example.sampling-tool-results.ts';
import check19 from './tool/mcp.tool.name.format.ts';
import check20 from './tool/mcp.tool.output-schema.object-root.ts';
import check21 from './tool/mcp.tool.schema.dialect-supported.ts';
import check22 from './tool/mcp.tool.schema.legacy-shape.ts';
import check23 from './tool/mcp.tool.schema.native-shape.ts';
import check24 from './tool/mcp.tool.schema.valid-under-dialect.ts';
import check25 from './tool/mcp.tool.x-mcp-header.property-type.ts';
import check26 from './tool/mcp.tool.x-mcp-header.reachable.ts';
import check27 from './tool/mcp.tool.x-mcp-header.token.ts';
import check28 from './tool/mcp.tool.x-mcp-header.unique.ts';
import check29 from './tool/mcp.tool.x-mcp-header.version-availability.ts';
import check30 from './capabilities/mcpdesc.capabilities.scope.disjoint.ts';
import check31 from './client-requirements/mcpdesc.client-requirements.capability.declared.ts';
import check32 from './completion/mcpdesc.completion-example.target-not-in-context.ts';
import check33 from './document/mcpdesc.document.schema-uri.present.ts';
import check34 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check35 from './elicitation/mcpdesc.elicitation.name.unique.ts';
import check36 from './extension-property/mcpdesc.extension-property.name.convention.ts';
import check37 from './extension-property/mcpdesc.extension-property.value.object-preferred.ts';
import check38 from './info/mcpdesc.info.contact.email-form.ts';
import check39 from './info/mcpdesc.info.id.identifier-form.ts';
import check40 from './info/mcpdesc.info.version.semver.ts';
import check41 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check42 from './completion/mcpdesc.prompt.completion-example.argument-declared.ts';
import check43 from './completion/mcpdesc.prompt.completion-example.context-declared.ts';
import check44 from './prompt/mcpdesc.prompt.example.argument-declared.ts';
import check45 from './prompt/mcpdesc.prompt.example.required-argument.ts';
import check46 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check47 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check48 from './completion/mcpdesc.resource-template.completion-example.context-declared.ts';
import check49 from './completion/mcpdesc.resource-template.completion-example.variable-declared.ts';
import check50 from './resource-example/mcpdesc.resource-template.example.uri-expansion.ts';
import check51 from './resource-example/mcpdesc.resource.example.mime-type-consistency.ts';
import check52 from './resource-example/mcpdesc.resource.example.requested-uri-returned.ts';
import check53 from './resource-example/mcpdesc.resource.example.size-consistency.ts';
import check54 from './security/mcpdesc.security-requirement.scheme.declared.ts';
import check55 from './security/mcpdesc.security-requirement.scopes.catalogued.ts';
import check56 from './security/mcpdesc.security-requirement.scopes.empty-unless-oauth.ts';
import check57 from './serialization/mcpdesc.serialization.file.recommended-name.ts';
import check58 from './serialization/mcpdesc.serialization.yaml.quoted-dates.ts';
import check59 from './tag/mcpdesc.tag.name.unique.ts';
import check60 from './tag/mcpdesc.tag.reference.declared.ts';
import check61 from './tool-example/mcpdesc.tool.example.error-without-structured-content.ts';
import check62 from './tool-example/mcpdesc.tool.example.schema-conformance.ts';
import check63 from './interaction-example/mcpdesc.tool.interaction-example.client-requirements-consistency.ts';
import check64 from './interaction-example/mcpdesc.tool.interaction-example.declaration-compatible.ts';
import check65 from './interaction-example/mcpdesc.tool.interaction-example.declaration-exists.ts';
import check66 from './interaction-example/mcpdesc.tool.interaction-example.elicitation-content-conformance.ts';
import check67 from './interaction-example/mcpdesc.tool.interaction-example.elicitation-response.ts';
import check68 from './tool/mcpdesc.tool.schema.external-reference.ts';
import check69 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
import type { CheckedRule, Rule } from './rule.ts';

export const registry = {
  "mcp.content.binary.base64": check0,
  "mcp.elicitation.requested-schema.default-in-choices": check1,
  "mcp.elicitation.requested-schema.enum-names-count": check2,
  "mcp.elicitation.requested-schema.range-order": check3,
  "mcp.elicitation.requested-schema.required-declared": check4,
  "mcp.extension.identifier.unknown-reserved": check5,
  "mcp.icon.sizes.format": check6,
  "mcp.icon.src.safe-scheme": check7,
  "mcp.meta.reserved-key.context": check8,
  "mcp.meta.reserved-key.value": check9,
  "mcp.meta.reserved-prefix.unknown-key": check10,
  "mcp.resource-annotations.last-modified.format": check11,
  "mcp.resource-template.uri-template.syntax": check12,
  "mcp.resource.example.blob-base64": check13,
  "mcp.tool.example.structured-content-required": check14,
  "mcp.tool.input-schema.object-root": check15,
  "mcp.tool.interaction-example.request-schema-vocabulary": check16,
  "mcp.tool.interaction-example.roots-file-uri": check17,
  "mcp.tool.interaction-example.sampling-tool-results": check18,
  "mcp.tool.name.format": check19,
  "mcp.tool.output-schema.object-root": check20,
  "mcp.tool.schema.dialect-supported": check21,
  "mcp.tool.schema.legacy-shape": check22,
  "mcp.tool.schema.native-shape": check23,
  "mcp.tool.schema.valid-under-dialect": check24,
  "mcp.tool.x-mcp-header.property-type": check25,
  "mcp.tool.x-mcp-header.reachable": check26,
  "mcp.tool.x-mcp-header.token": check27,
  "mcp.tool.x-mcp-header.unique": check28,
  "mcp.tool.x-mcp-header.version-availability": check29,
  "mcpdesc.capabilities.scope.disjoint": check30,
  "mcpdesc.client-requirements.capability.declared": check31,
  "mcpdesc.completion-example.target-not-in-context": check32,
  "mcpdesc.document.schema-uri.present": check33,
  "mcpdesc.document.schema-uri.version-match": check34,
  "mcpdesc.elicitation.name.unique": check35,
  "mcpdesc.extension-property.name.convention": check36,
  "mcpdesc.extension-property.value.object-preferred": check37,
  "mcpdesc.info.contact.email-form": check38,
  "mcpdesc.info.id.identifier-form": check39,
  "mcpdesc.info.version.semver": check40,
  "mcpdesc.primitive.variant.disjoint-scopes": check41,
  "mcpdesc.prompt.completion-example.argument-declared": check42,
  "mcpdesc.prompt.completion-example.context-declared": check43,
  "mcpdesc.prompt.example.argument-declared": check44,
  "mcpdesc.prompt.example.required-argument": check45,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check46,
  "mcpdesc.protocol-versions.scope.within-parent": check47,
  "mcpdesc.resource-template.completion-example.context-declared": check48,
  "mcpdesc.resource-template.completion-example.variable-declared": check49,
  "mcpdesc.resource-template.example.uri-expansion": check50,
  "mcpdesc.resource.example.mime-type-consistency": check51,
  "mcpdesc.resource.example.requested-uri-returned": check52,
  "mcpdesc.resource.example.size-consistency": check53,
  "mcpdesc.security-requirement.scheme.declared": check54,
  "mcpdesc.security-requirement.scopes.catalogued": check55,
  "mcpdesc.security-requirement.scopes.empty-unless-oauth": check56,
  "mcpdesc.serialization.file.recommended-name": check57,
  "mcpdesc.serialization.yaml.quoted-dates": check58,
  "mcpdesc.tag.name.unique": check59,
  "mcpdesc.tag.reference.declared": check60,
  "mcpdesc.tool.example.error-without-structured-content": check61,
  "mcpdesc.tool.example.schema-conformance": check62,
  "mcpdesc.tool.interaction-example.client-requirements-consistency": check63,
  "mcpdesc.tool.interaction-example.declaration-compatible": check64,
  "mcpdesc.tool.interaction-example.declaration-exists": check65,
  "mcpdesc.tool.interaction-example.elicitation-content-conformance": check66,
  "mcpdesc.tool.interaction-example.elicitation-response": check67,
  "mcpdesc.tool.schema.external-reference": check68,
  "mcpdesc.transport.protocol-versions.coverage": check69,
} satisfies { [Id in CheckedRule]: Rule<Id> };
