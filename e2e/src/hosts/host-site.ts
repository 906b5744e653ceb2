import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const widget = fileURLToPath(new URL('../../../packages/accessibility-widget/', import.meta.url));
const folders: Readonly<Record<string, string>> = {
  '/accessibility/': join(widget, 'dist-site'),
  '/locale/': join(widget, 'locale'),
};
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.png': 'image/png',
};

/** What a site of someone else serves beside the menu's files, by path. */
export type HostFiles = Readonly<Record<string, string | Buffer>>;

/** Serves pages of someone else with the menu's files beside them, as a site that takes the menu in does; gives its address. */
export async function startHost(
  files: HostFiles,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ address: string; stop(): void }> {
  const read = (path: string): string | Buffer | Promise<Buffer> => {
    const own = files[path];
    if (own !== undefined) return own;
    const folder = Object.keys(folders).find((start) => path.startsWith(start));
    if (!folder || path.includes('..')) throw new Error(`No ${path}`);
    return readFile(join(folders[folder]!, path.slice(folder.length)));
  };
  const server = createServer((request, reply) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://host').pathname);
    const send = async () => {
      const body = await read(path);
      reply.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html', ...headers });
      reply.end(body);
    };
    send().catch(() => reply.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page with the menu's script tag in its head. */
export const pageOf = (head: string, body: string, attributes = 'lang="en"'): string =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>Host</title>${head}
<script src="/accessibility/accessibility-widget.js"></script></head><body>${body}</body></html>`;
