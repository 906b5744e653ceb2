import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

import type { FastifyRequest } from 'fastify';

import { readerLanguage } from '../negotiation/reader-language.ts';

const suffix = '.html';

/** Whether the URL is that of the page on which readers mark a text. That page is built apart from the site. */
export const isReaderPage = (url: string): boolean => /^\/+read\/[^/?#]/i.test(url);

export function findPage(
  webRoot: string,
  fill: (page: string) => string,
): (request: FastifyRequest) => Promise<string> {
  const folder = join(webRoot, 'pages');
  let drawn: Promise<ReadonlySet<string>> | null = null;
  const read = new Map<string, string>();
  const readOnce = async (file: string) => {
    const known = read.get(file) ?? fill(await readFile(file, 'utf8'));
    read.set(file, known);
    return known;
  };
  return async (request) => {
    if (isReaderPage(request.url)) return readOnce(join(webRoot, 'read.html'));
    drawn ??= namesIn(folder);
    const names = await drawn;
    const language = readerLanguage(request);
    const path = request.url.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/index';
    const own = `${language}${path}`;
    const name = [own, `${language}/other`].find((each) => names.has(each));
    return readOnce(name ? join(folder, name + suffix) : join(webRoot, 'index.html'));
  };
}

async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return new Set(
    files
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length).replaceAll(sep, '/')),
  );
}
