/** Loaded before a program: says when somebody opens a connection to a host or asks for its address, and lets nobody. */

const preload = `
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { writeSync } from 'node:fs';
const refuse = () => { writeSync(1, '\\nnetwork!\\n'); throw new Error('no network'); };
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...words) {
  const [options] = words.flat();
  return typeof options?.path === 'string' ? connect.apply(this, words) : refuse();
};
dgram.Socket.prototype.send = refuse;
dns.lookup = refuse;
dns.promises.lookup = refuse;
`;

export const noNetwork = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
};

/** Whether a program that ran so has reached for the network. */
export const reachedOut = ({ stdout }: { readonly stdout: string }): boolean => stdout.includes('network!');
