import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export async function serveMenu(
  pages: Readonly<Record<string, string>>,
  folder: string,
): Promise<{ address: string; stop(): void }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (bytes: Buffer | string, type = 'application/octet-stream') => {
      const isText = Object.values(types).includes(type);
      reply.writeHead(200, {
        'content-type': type,
        ...(isText && { 'content-encoding': 'br' }),
      });
      reply.end(isText ? brotliCompressSync(bytes) : bytes);
    };
    const page = pages[pathname];
    if (page !== undefined) return send(page, types['.html']);
    readFile(join(folder, decodeURIComponent(pathname.replace(/^\/menu\//u, '')))).then(
      (bytes) => send(bytes, types[extname(pathname)]),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, stop: () => void server.close() };
}
