/** Which part of a text keeps it from being an absolute URI (RFC 3986), and what to write instead. */

import { isUri } from './uri.ts';
import { quoted } from './wording.ts';

/** What may stand in a URI besides percent-encoded bytes: everywhere, and behind the path. */
const anywhere = /[\w.~!$&'()*+,;=:@/-]/;
const behindPath = /[\w.~!$&'()*+,;=:@/?-]/;

/** Any text has these parts (RFC 3986, appendix B), whatever characters stand in them. */
const parts =
  /^(?:(?<scheme>[^:/?#]*):)?(?:\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/s;

/** A clause about the first part of `text` that is wrong. For texts of which `isUri` is false. */
export function uriFault(text: string): string {
  const { scheme, authority, path = '', query = '', fragment = '' } = parts.exec(text)?.groups ?? {};
  // Of numbers before a colon, a host and its port are meant.
  if (scheme === undefined || /^[0-9.]+$/.test(scheme)) return noScheme(text);
  return (
    schemeFault(scheme) ??
    (authority === undefined ? undefined : authorityFault(authority)) ??
    encodingFault(path, anywhere) ??
    (authority === undefined && path === '' ? `nothing stands behind its scheme ${quoted(`${scheme}:`)}` : undefined) ??
    encodingFault(query, behindPath) ??
    encodingFault(fragment, behindPath) ??
    'its parts do not fit together'
  );
}

function noScheme(text: string): string {
  const meant = [
    ...(/^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(text) ? [`https://${text}`] : []),
    ...(text.startsWith('//') ? [`https:${text}`] : []),
    ...(/^https?\/\//i.test(text) ? [text.replace('//', '://')] : []),
  ].find(isUri);
  return meant === undefined
    ? 'it does not begin with a scheme, such as "https:"'
    : `it does not begin with a scheme; perhaps ${quoted(meant)} is meant`;
}

function schemeFault(scheme: string): string | undefined {
  const foreign = /[^a-z0-9+.-]/iu.exec(scheme)?.[0];
  if (foreign !== undefined) return `its scheme ${quoted(scheme)} must not hold ${quoted(foreign)}`;
  return /^[a-z]/i.test(scheme) ? undefined : `its scheme ${quoted(scheme)} must begin with a letter`;
}

/** By the border of `isUri`, which takes any port, and any colon or "@", unless the host stands in brackets. */
function authorityFault(authority: string): string | undefined {
  const at = authority.lastIndexOf('@');
  const place = authority.slice(at + 1);
  return (
    encodingFault(authority.slice(0, Math.max(at, 0)), anywhere) ??
    (place.startsWith('[') ? addressFault(place) : hostFault(place.replace(/:[0-9]*$/, '')))
  );
}

/** An address of version 6 in brackets. */
function addressFault(place: string): string | undefined {
  const end = place.indexOf(']');
  if (end < 0) return `the "[" before its host has no "]" behind the host`;
  const address = place.slice(1, end);
  if (!isUri(`a://[${address}]`)) return `${quoted(address)} in brackets is no IPv6 address`;
  const rest = place.slice(end + 1);
  return /^(?::[0-9]*)?$/.test(rest) ? undefined : `only a port may follow its host, not ${quoted(rest)}`;
}

function hostFault(host: string): string | undefined {
  const foreign = foreignIn(host, anywhere);
  if (foreign === undefined) return undefined;
  if (foreign.startsWith('%')) return noEncoding(foreign);
  const ascii = asciiHost(host);
  const instead = ascii === undefined ? '' : `; write ${quoted(ascii)}`;
  return `its host ${quoted(host)} must not hold ${quoted(foreign)}${instead}`;
}

/** DNS has no longer names, and other letters take long to convert. */
const longestHost = 253;

/** A host name with other letters, as DNS spells it. */
function asciiHost(host: string): string | undefined {
  if (host.length > longestHost || !URL.canParse(`http://${host}`)) return undefined;
  const spelled = new URL(`http://${host}`).hostname;
  return spelled.includes('xn--') ? spelled : undefined;
}

function encodingFault(part: string, allowed: RegExp): string | undefined {
  const foreign = foreignIn(part, allowed);
  if (foreign === undefined) return undefined;
  if (foreign.startsWith('%')) return noEncoding(foreign);
  // Half of a surrogate pair is no character, and has no encoding.
  if (/\p{Surrogate}/u.test(foreign)) return `it must not hold ${quoted(foreign)}`;
  return `${quoted(foreign)} must be written ${quoted(encodeURIComponent(foreign))}`;
}

const noEncoding = (sign: string): string =>
  `${quoted(sign)} is no percent-encoded character; write "%25" for the percent sign itself`;

/** The first character that is neither allowed nor percent-encoded; a percent sign with the two characters after it. */
function foreignIn(part: string, allowed: RegExp): string | undefined {
  const encoded = part.replace(/%[0-9a-f]{2}/gi, '');
  const foreign = [...encoded].find((character) => !allowed.test(character));
  return foreign === '%' ? /%(?![0-9a-f]{2}).{0,2}/isu.exec(part)?.[0] : foreign;
}
