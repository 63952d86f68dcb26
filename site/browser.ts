/** The built site, served on this machine, and a browser that looks at it. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import puppeteer from 'puppeteer-core';

export const base = '/mcpdesc-check/';
export const output = join(import.meta.dirname, 'output');

/** Where a browser of the Chromium kind usually lies; CHROMIUM names another place. */
export const browserPath = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** As GitHub Pages does it: a folder is its index, and a page may be named without its ending. */
function fileOf(path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const asked = join(output, decodeURIComponent(path.slice(base.length)));
  const candidates = [asked, `${asked}.html`, join(asked, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

export async function serve(): Promise<{ origin: string; end: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(new URL(url, 'http://localhost').pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, end: () => server.close() };
}

export const launch = (executablePath: string) =>
  puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], headless: true });
