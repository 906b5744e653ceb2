import { existsSync, lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { hostPages } from './host-pages.ts';

const widget = fileURLToPath(new URL('../../../packages/accessibility-widget/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** A file of an unpacked Debian package: its absolute links lead back into the package's root. */
function inRoot(root: string, path: string): string {
  let at = root;
  for (const part of path.split('/').filter(Boolean)) {
    at = join(at, part);
    for (let links = 0; existsLink(at) && links < 5; links += 1) {
      const to = readlinkSync(at);
      at = to.startsWith('/') ? join(root, to) : join(dirname(at), to);
    }
  }
  return at;
}
const existsLink = (path: string) => {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
};

const ours = fileURLToPath(new URL('../../../', import.meta.url));
/** Packages that our own stories have too: without a corpus, the sample is served from these. */
const aliases: Readonly<Record<string, string>> = { fa6: '@fortawesome/fontawesome-free' };
function inOurPackages(path: string): string {
  const named = path.replace(/^[^/]+/u, (name) => aliases[name] ?? name);
  const places = ['e2e/node_modules', 'node_modules'].map((place) => join(ours, place, named));
  return places.find((place) => existsSync(place)) ?? named;
}

const ourTag = '<script src="/accessibility/accessibility-widget.js"></script>';
const withMenu = (html: string, isRtl: boolean, tag: string) => {
  const turned = isRtl
    ? html.replace(/<html\b([^>]*)>/iu, (_, rest: string) => {
        return `<html${rest.replace(/\sdir="[^"]*"/u, '')} dir="rtl">`;
      })
    : html;
  return turned.replace(/<head\b[^>]*>/iu, (head) => head + tag);
};

/** Serves the corpus with our menu, or another, in each page's head; `?rtl` turns a page from right to left. */
export async function serveCorpus(
  folder?: string,
  { head = ourTag, files = '' }: { readonly head?: string; readonly files?: string } = {},
): Promise<{ address: string; stop(): void }> {
  const fileAt = (path: string): string => {
    const [, first = '', ...rest] = path.split('/');
    const inner = rest.join('/');
    if (first === 'menu') return join(files, inner);
    if (first === 'accessibility') return join(widget, 'dist-site', inner);
    if (first === 'locale') return join(widget, 'locale', inner);
    if (!folder) return inOurPackages(inner);
    if (first === 'npm') return join(folder, 'npm/node_modules', inner);
    if (first === 'python')
      return inRoot(join(folder, 'root'), `usr/share/doc/python3.11/html/${inner}`);
    if (/^wp-(?:content|includes|admin)$/u.test(first))
      return inRoot(join(folder, 'root'), `usr/share/wordpress${path}`);
    // Gentelella asks for its files at the root of the site.
    const gentelella = join(folder, 'npm/node_modules/gentelella/dist', path);
    return existsSync(gentelella) ? gentelella : join(folder, first, inner);
  };
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://corpus');
    const path = decodeURIComponent(pathname);
    const own = path.startsWith('/host/') ? hostPages[path.slice(6)] : undefined;
    const file = own === undefined ? fileAt(path) : '';
    if (path.includes('..') || (!own && !(existsSync(file) && statSync(file).isFile()))) {
      reply.writeHead(404).end();
      return;
    }
    const isPage = own !== undefined || extname(file) === '.html';
    const body = own ?? readFileSync(file);
    reply.writeHead(200, {
      'content-type': isPage ? 'text/html' : (types[extname(file)] ?? 'application/octet-stream'),
    });
    reply.end(isPage ? withMenu(String(body), searchParams.has('rtl'), head) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
