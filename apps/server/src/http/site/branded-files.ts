import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { nameIn, type SiteName, namePlace } from '@vernacular/contract';
import type { FastifyReply } from 'fastify';
import { conversationLanguages } from '@vernacular/exercises';

import { readerLanguage } from '../negotiation/reader-language.ts';
import { type Config, publicUrlOf } from '../../dependencies/index.ts';

const addressPlace = '__PUBLIC_URL__';

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);

/** Returns a function that puts the address and the names of the site into a built page. */
export function placeholderFiller(config: Config, name: SiteName): (page: string) => string {
  // Normalised, so that the URL cannot break out of an attribute.
  const { href } = new URL(publicUrlOf(config));
  const values = [
    [addressPlace, href.replace(/\/$/, '')] as const,
    ...conversationLanguages.map(
      (language) => [namePlace(language), escape(nameIn(name, language))] as const,
    ),
  ];
  return (page) =>
    values.reduce((filled, [place, value]) => filled.replaceAll(place, () => value), page);
}

/** Returns a function that sends a page or the manifest with the names of the site; false for any other file. */
export function brandedFiles(webRoot: string, name: SiteName, fill: (page: string) => string) {
  const read = (path: string) => readFile(join(webRoot, path), 'utf8');
  return async (path: string, reply: FastifyReply): Promise<boolean> => {
    if (path.startsWith('pages/') && path.endsWith('.html')) {
      const page = fill(await read(path));
      await reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
      return true;
    }
    if (path !== 'app.webmanifest') return false;
    const named = nameIn(name, readerLanguage(reply.request));
    const manifest = { ...JSON.parse(await read(path)), name: named, short_name: named };
    await reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
    return true;
  };
}
