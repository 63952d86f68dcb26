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
import check33 from './document/mcpdesc.document.mcpdesc.superseded-version.ts';
import check34 from './document/mcpdesc.document.schema-uri.present.ts';
import check35 from './document/mcpdesc.document.schema-uri.version-match.ts';
import check36 from './elicitation/mcpdesc.elicitation.name.unique.ts';
import check37 from './extension-property/mcpdesc.extension-property.name.convention.ts';
import check38 from './extension-property/mcpdesc.extension-property.value.object-preferred.ts';
import check39 from './info/mcpdesc.info.contact.email-form.ts';
import check40 from './info/mcpdesc.info.id.identifier-form.ts';
import check41 from './info/mcpdesc.info.version.semver.ts';
import check42 from './primitive/mcpdesc.primitive.variant.disjoint-scopes.ts';
import check43 from './completion/mcpdesc.prompt.completion-example.argument-declared.ts';
import check44 from './completion/mcpdesc.prompt.completion-example.context-declared.ts';
import check45 from './prompt/mcpdesc.prompt.example.argument-declared.ts';
import check46 from './prompt/mcpdesc.prompt.example.required-argument.ts';
import check47 from './protocol-versions/mcpdesc.protocol-versions.legacy.incomplete-validation.ts';
import check48 from './protocol-versions/mcpdesc.protocol-versions.scope.within-parent.ts';
import check49 from './completion/mcpdesc.resource-template.completion-example.context-declared.ts';
import check50 from './completion/mcpdesc.resource-template.completion-example.variable-declared.ts';
import check51 from './resource-example/mcpdesc.resource-template.example.uri-expansion.ts';
import check52 from './resource-example/mcpdesc.resource.example.mime-type-consistency.ts';
import check53 from './resource-example/mcpdesc.resource.example.requested-uri-returned.ts';
import check54 from './resource-example/mcpdesc.resource.example.size-consistency.ts';
import check55 from './security/mcpdesc.security-requirement.scheme.declared.ts';
import check56 from './security/mcpdesc.security-requirement.scopes.catalogued.ts';
import check57 from './security/mcpdesc.security-requirement.scopes.empty-unless-oauth.ts';
import check58 from './serialization/mcpdesc.serialization.file.recommended-name.ts';
import check59 from './serialization/mcpdesc.serialization.yaml.empty-value.ts';
import check60 from './serialization/mcpdesc.serialization.yaml.quoted-dates.ts';
import check61 from './tag/mcpdesc.tag.name.unique.ts';
import check62 from './tag/mcpdesc.tag.reference.declared.ts';
import check63 from './tool-example/mcpdesc.tool.example.error-without-structured-content.ts';
import check64 from './tool-example/mcpdesc.tool.example.schema-conformance.ts';
import check65 from './interaction-example/mcpdesc.tool.interaction-example.client-requirements-consistency.ts';
import check66 from './interaction-example/mcpdesc.tool.interaction-example.declaration-compatible.ts';
import check67 from './interaction-example/mcpdesc.tool.interaction-example.declaration-exists.ts';
import check68 from './interaction-example/mcpdesc.tool.interaction-example.elicitation-content-conformance.ts';
import check69 from './interaction-example/mcpdesc.tool.interaction-example.elicitation-response.ts';
import check70 from './tool/mcpdesc.tool.schema.external-reference.ts';
import check71 from './transport/mcpdesc.transport.protocol-versions.coverage.ts';
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
  "mcpdesc.document.mcpdesc.superseded-version": check33,
  "mcpdesc.document.schema-uri.present": check34,
  "mcpdesc.document.schema-uri.version-match": check35,
  "mcpdesc.elicitation.name.unique": check36,
  "mcpdesc.extension-property.name.convention": check37,
  "mcpdesc.extension-property.value.object-preferred": check38,
  "mcpdesc.info.contact.email-form": check39,
  "mcpdesc.info.id.identifier-form": check40,
  "mcpdesc.info.version.semver": check41,
  "mcpdesc.primitive.variant.disjoint-scopes": check42,
  "mcpdesc.prompt.completion-example.argument-declared": check43,
  "mcpdesc.prompt.completion-example.context-declared": check44,
  "mcpdesc.prompt.example.argument-declared": check45,
  "mcpdesc.prompt.example.required-argument": check46,
  "mcpdesc.protocol-versions.legacy.incomplete-validation": check47,
  "mcpdesc.protocol-versions.scope.within-parent": check48,
  "mcpdesc.resource-template.completion-example.context-declared": check49,
  "mcpdesc.resource-template.completion-example.variable-declared": check50,
  "mcpdesc.resource-template.example.uri-expansion": check51,
  "mcpdesc.resource.example.mime-type-consistency": check52,
  "mcpdesc.resource.example.requested-uri-returned": check53,
  "mcpdesc.resource.example.size-consistency": check54,
  "mcpdesc.security-requirement.scheme.declared": check55,
  "mcpdesc.security-requirement.scopes.catalogued": check56,
  "mcpdesc.security-requirement.scopes.empty-unless-oauth": check57,
  "mcpdesc.serialization.file.recommended-name": check58,
  "mcpdesc.serialization.yaml.empty-value": check59,
  "mcpdesc.serialization.yaml.quoted-dates": check60,
  "mcpdesc.tag.name.unique": check61,
  "mcpdesc.tag.reference.declared": check62,
  "mcpdesc.tool.example.error-without-structured-content": check63,
  "mcpdesc.tool.example.schema-conformance": check64,
  "mcpdesc.tool.interaction-example.client-requirements-consistency": check65,
  "mcpdesc.tool.interaction-example.declaration-compatible": check66,
  "mcpdesc.tool.interaction-example.declaration-exists": check67,
  "mcpdesc.tool.interaction-example.elicitation-content-conformance": check68,
  "mcpdesc.tool.interaction-example.elicitation-response": check69,
  "mcpdesc.tool.schema.external-reference": check70,
  "mcpdesc.transport.protocol-versions.coverage": check71,
} satisfies { [Id in CheckedRule]: Rule<Id> };
