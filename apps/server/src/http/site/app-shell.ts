import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { served } from '@vernacular/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../dependencies/index.ts';
import { Failure } from '../failures/failure.ts';
import { explicitlyAccepts } from '../negotiation/explicitly-accepts.ts';
import { contentSecurityPolicy, policyHeader } from './content-security-policy.ts';
import { readerLanguage } from '../negotiation/reader-language.ts';

const noncePlace = '__CSP_NONCE__';
const ours = new RegExp(`^(${[...served, '/assets'].join('|')})([/?]|$)`);

/** Whether a browser asks for a page of the site, and not for a file or a call. */
export function isNavigation(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (ours.test(url)) return false;
  return explicitlyAccepts(request, 'text/html');
}

/**
 * Returns a function that sends the HTML page of a screen, which `fill` completes once. `__CSP_NONCE__` in it becomes a
 * new nonce for each reply.
 */
export function appShell(webRoot: string, config: Config, fill: (page: string) => string) {
  const find = findPage(webRoot, fill);
  const policy = contentSecurityPolicy(config);
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    const built = await find(reply.request).catch((cause: unknown) => {
      throw new Failure(
        'not-found',
        'The pages of this site have not been built yet. Run npm start.',
        cause,
      );
    });
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8');
    const isOfFew = isUnlistedPage(reply.request.url);
    if (isOfFew) setNoindex(reply);
    const meta = `<meta name="robots" content="${robots}"><title>`;
    const page = isOfFew ? built.replace('<title>', meta) : built;
    if (!page.includes(noncePlace)) return reply.send(page);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-security-policy', policyHeader(policy, nonce))
      .send(page.replaceAll(noncePlace, nonce));
  };
}

const robots = 'noindex, nofollow, noarchive';

const ofFew =
  /^\/+((share|study|read|reader-results)\/|withdraw\b|operator\b|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})/i;
const ofResearch = /[?&](research|isResearch|participant|participantName)=/;

const isUnlistedPage = (url: string): boolean => ofFew.test(url) || ofResearch.test(url);

/** Keeps a reply out of search engines and caches. */
export function setNoindex(reply: FastifyReply): void {
  void reply.header('x-robots-tag', robots).header('cache-control', 'no-store');
}

/** Whether the URL is that of the page on which readers mark a text. That page is built apart from the site. */
export const isReaderPage = (url: string): boolean => /^\/+read\/[^/?#]/i.test(url);

function findPage(webRoot: string, fill: (page: string) => string) {
  const folder = join(webRoot, 'pages');
  let drawn: Promise<ReadonlySet<string>> | null = null;
  const read = new Map<string, string>();
  const readOnce = async (file: string) => {
    const known = read.get(file) ?? fill(await readFile(file, 'utf8'));
    read.set(file, known);
    return known;
  };
  return async (request: FastifyRequest): Promise<string> => {
    if (isReaderPage(request.url)) return readOnce(join(webRoot, 'read.html'));
    const names = await (drawn ??= filesIn(folder).catch(() => new Set()));
    const language = readerLanguage(request);
    const path = request.url.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/index';
    const name = [`${language}${path}.html`, `${language}/other.html`].find((each) =>
      names.has(each),
    );
    return readOnce(name ? join(folder, name) : join(webRoot, 'index.html'));
  };
}

/** The files of a folder and of those in it, by their paths with slashes. */
export async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) =>
      relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
    ),
  );
}
