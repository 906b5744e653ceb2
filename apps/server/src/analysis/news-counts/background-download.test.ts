import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { knownDictionaries } from '@vernacular/dictionaries';
import { type CatalogueEntry, openStore } from '@vernacular/dictionaries/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { newsCountsDownload, type NewsCountsOptions } from './background-download.ts';

/** Thirteen small years, each with a word of its own. */
const years = Array.from({ length: 13 }, (_, at) => 2012 + at);
const textOf = (year: number) => `the,${year}\nonly${year},60\n`;
const files = years.map((year) => ({
  year,
  bytes: textOf(year).length,
  sha256: createHash('sha256').update(textOf(year)).digest('hex'),
}));

let folder: string;
let server: Server;
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse, text: string) => void;
let url: string;
let ending: AbortController;
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-news-counts-'));
  asked = [];
  said.length = 0;
  ending = new AbortController();
  answer = (_, response, text) => response.end(text);
  server = createServer((request, response) => {
    const year = /GeneralData_(\d{4})\.csv$/.exec(request.url ?? '')?.[1] ?? '';
    asked.push(year);
    answer(request, response, textOf(Number(year)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  ending.abort();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (rest: Partial<NewsCountsOptions> = {}) => {
  const dictionaries = openStore(folder);
  const log = {
    info: (sentence: string) => void said.push(sentence),
    warn: (sentence: string) => void said.push(sentence),
  };
  const options = { dictionaries, folder, source: url, log, files, firstWait: 1, busyWait: 1 };
  return { dictionaries, news: newsCountsDownload({ ...options, ...rest }) };
};
const isInstalled = ({ isInstalled: is }: CatalogueEntry) => is;
const periods = knownDictionaries.filter(
  ({ kind, language }) => kind === 'news' && language === 'en',
);

describe('the news counts at the first start', () => {
  it('are fetched, checked and installed, and every step is told once', async () => {
    const { dictionaries, news } = open();
    const done = news.fetch(ending.signal);
    expect(news.isComing()).toBe(true);
    await done;
    expect(news.isComing()).toBe(false);
    expect(dictionaries.list().filter(isInstalled)).toHaveLength(periods.length);
    expect(asked).toEqual(years.map(String));
    expect(said).toEqual([
      'fetching the news counts in the background',
      'the news counts have arrived and answer from now on',
    ]);
  }, 60_000);

  it('are not asked for when they are there', async () => {
    await open().news.fetch(ending.signal);
    asked.length = 0;
    said.length = 0;
    await open().news.fetch(ending.signal);
    expect({ asked, said }).toEqual({ asked: [], said: [] });
  }, 60_000);

  it('are left alone when NEWS_COUNTS is off', async () => {
    const { dictionaries, news } = open({ source: 'off' });
    await news.fetch(ending.signal);
    expect({ asked, said }).toEqual({ asked: [], said: [] });
    expect(dictionaries.list().some(isInstalled)).toBe(false);
  });

  it('are fetched once by two sites on one folder', async () => {
    await Promise.all([open().news.fetch(ending.signal), open().news.fetch(ending.signal)]);
    expect(asked.toSorted()).toEqual(years.map(String));
    expect(open().dictionaries.list().filter(isInstalled)).toHaveLength(periods.length);
  }, 60_000);

  it('come after all when the address is absent at first, and its absence is told once', async () => {
    let absences = 0;
    answer = (_, response, text) => {
      absences += 1;
      if (absences > 2) response.end(text);
      else response.writeHead(503).end();
    };
    const { dictionaries, news } = open();
    await news.fetch(ending.signal);
    expect(dictionaries.list().filter(isInstalled)).toHaveLength(periods.length);
    expect(said).toEqual([
      'fetching the news counts in the background',
      'the news counts could not be reached; the general counts answer until they can be',
      'the news counts have arrived and answer from now on',
    ]);
  }, 60_000);

  it('go on where a connection broke off', async () => {
    let isBroken = false;
    answer = (request, response, text) => {
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const rest = text.slice(from);
      const range = { 'content-range': `bytes ${from}-${text.length - 1}/${text.length}` };
      response.writeHead(from > 0 ? 206 : 200, {
        'content-length': rest.length,
        ...(from > 0 && range),
      });
      if (isBroken) return void response.end(rest);
      isBroken = true;
      response.write(rest.slice(0, 5), () => response.destroy());
    };
    const { dictionaries, news } = open();
    await news.fetch(ending.signal);
    expect(asked.filter((year) => year === '2012')).toHaveLength(2);
    expect(dictionaries.list().filter(isInstalled)).toHaveLength(periods.length);
  }, 60_000);

  it('are refused when they are not what was published', async () => {
    answer = (_, response, text) => response.end(text.replace('the', 'lie'));
    const { dictionaries, news } = open({ firstWait: 60_000 });
    const done = news.fetch(ending.signal);
    await vi.waitFor(() => expect(said).toHaveLength(2), { timeout: 30_000 });
    expect(said[1]).toBe(
      'the news counts were refused: what came has another checksum than what was published',
    );
    expect(news.isComing()).toBe(false);
    ending.abort();
    await done;
    expect(dictionaries.list().some(isInstalled)).toBe(false);
  }, 60_000);

  it('stop with the site, however slowly they come', async () => {
    answer = () => undefined;
    const { news } = open();
    const done = news.fetch(ending.signal);
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 30_000 });
    ending.abort();
    await done;
    expect(said).toEqual(['fetching the news counts in the background']);
  }, 60_000);
});
