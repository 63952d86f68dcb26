/**
 * An absolute URI as `format: uri` of JSON Schema asks for it (RFC 3986, with a scheme). The very test of ajv-formats,
 * so that the format's official schema and the shape tables accept the same strings. A `URL` object would be wrong on
 * both sides: it takes spaces and braces, and refuses an empty authority.
 */
import { fullFormats } from 'ajv-formats/dist/formats.js';

const { uri } = fullFormats;

/** What most URIs look like. They all fit the expression of the package, which takes longer to get ready than a small document to check. */
const ordinary =
  /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]*(?::[0-9]+)?(?:\/[a-z0-9._~/-]*)?(?:\?[a-z0-9._~/=&-]*)?(?:#[a-z0-9._~/-]*)?$/i;

export const isUri = (value: string): boolean => {
  if (ordinary.test(value)) return true;
  if (typeof uri !== 'function') throw new TypeError('ajv-formats no longer tests URIs by a function');
  return uri(value) === true;
};
