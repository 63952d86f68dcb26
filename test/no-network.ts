/** Loaded before a program: says to which host somebody opens a connection or whose address is asked for, and lets nobody. */

const preload = `
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { writeSync } from 'node:fs';
const refuse = (host) => { writeSync(1, '\\nnetwork! ' + host + '\\n'); throw new Error('no network'); };
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...words) {
  const [options, host] = words.flat();
  if (typeof options?.path === 'string') return connect.apply(this, words);
  return refuse(options?.host ?? host);
};
dgram.Socket.prototype.send = (...words) => refuse(words.findLast((word) => typeof word === 'string'));
dns.lookup = refuse;
dns.promises.lookup = refuse;
`;

export const noNetwork = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
};

/** Whether a program that ran so has reached for the network. */
export const reachedOut = (result: { readonly stdout: string }): boolean => hostsOf(result).length > 0;

/** The hosts it has reached for, each once. */
export const hostsOf = ({ stdout }: { readonly stdout: string }): readonly string[] => [
  ...new Set([...stdout.matchAll(/^network! (.*)$/gm)].map(([, host = '']) => host)),
];
