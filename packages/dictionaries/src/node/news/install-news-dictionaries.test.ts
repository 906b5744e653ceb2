import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { countOf } from '@vernacular/analyzer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { newsFileName, type NewsYear } from '../../catalogue/news-years.ts';
import { DiskFull } from '../folder/atomic-file.ts';
import { alone, FolderBusy } from '../folder/folder-lock.ts';
import { verifyFolder } from '../folder/verify-dictionary.ts';
import { writeDictionary } from '../folder/write-dictionary.ts';
import { openStore } from '../open-store.ts';
import { DownloadFailed, WrongChecksum } from './download.ts';
import { installNews, NewsFileMissing, type NewsInstall } from './install-news-dictionaries.ts';
import { UnreadableCounts } from './yearly-counts.ts';

/** Five years of counts: two periods. Each year has a word of its own, and enough others to be sent in parts. */
const years = [2012, 2013, 2014, 2015, 2016];
const filler = Array.from({ length: 1000 }, (_, index) => `w${index.toString(36)},1`).join('\n');
const contents = new Map(
  years.map((year) => [
    `GeneralData_${year}.csv`,
    `the,${year}\nbehaviour,60\nbehavior,1\nonly${year},49\n${filler}\n`,
  ]),
);
const files: readonly NewsYear[] = years.map((year) => {
  const text = contents.get(newsFileName({ year }))!;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { year, bytes: Buffer.byteLength(text), sha256 };
});

let folder: string;
let servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-news-'));
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  await rm(folder, { recursive: true });
});

type Handler = (request: IncomingMessage, response: ServerResponse, text: string) => void;

/** A mirror of the files that answers as it is told; notes each request as "2012" or "2012 bytes=100-". */
async function mirror(handler: Handler = sendWhole): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    asked.push([name.slice(12, 16), request.headers.range].filter(Boolean).join(' '));
    handler(request, response, contents.get(name) ?? '');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Sends what was asked for, ranges included. */
function sendWhole(request: IncomingMessage, response: ServerResponse, text: string): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const body = Buffer.from(text).subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': body.length,
    ...(from > 0 && { 'content-range': `bytes ${from}-${text.length - 1}/${text.length}` }),
  });
  response.end(body);
}

const install = (rest: Partial<NewsInstall>) => installNews({ folder, files, ...rest });

async function writeYears(): Promise<string> {
  const from = join(folder, 'yearly');
  await mkdir(from);
  for (const [name, text] of contents) await writeFile(join(from, name), text);
  return from;
}

/** Puts an old dictionary of 2012 to 2015 in the folder, in which "the" occurs 5 times. */
async function haveOldDictionary(): Promise<void> {
  const old = years.slice(0, 4).map((year) => {
    const text = year === 2012 ? 'the,5\n' : 'old,1\n';
    return {
      year,
      text,
      sha256: createHash('sha256').update(text).digest('hex'),
      bytes: text.length,
    };
  });
  const from = join(folder, 'old');
  await mkdir(from);
  for (const { year, text } of old) await writeFile(join(from, newsFileName({ year })), text);
  await installNews({ folder, from, files: old });
}

async function expectOldDictionary(): Promise<void> {
  const dictionary = await openStore(folder).open('English2012_2015');
  expect(countOf(dictionary.table, 'the')).toBe(5);
  expect((await verifyFolder(folder)).map(({ kind }) => kind)).toEqual(['sound']);
}

async function expectNewDictionaries(): Promise<void> {
  const store = openStore(folder);
  const first = await store.open('English2012_2015');
  expect(countOf(first.table, 'the')).toBe(2012 + 2013 + 2014 + 2015);
  expect(countOf(first.table, 'behavior')).toBe(240);
  expect(countOf(first.table, 'only2012')).toBe(49);
  const second = await store.open('English2013_2016');
  expect(countOf(second.table, 'only2012')).toBe(0);
  expect((await verifyFolder(folder)).map(({ kind }) => kind)).toEqual(['sound', 'sound']);
  expect((await readdir(folder)).filter((name) => /downloads|waiting/.test(name))).toEqual([]);
}

describe('installing the news counts from a folder', { timeout: 60_000 }, () => {
  it('sums four years a period and keeps the counts as they were', async () => {
    const made = await install({ from: await writeYears() });
    await expectNewDictionaries();
    expect(made.map(({ code }) => code)).toEqual(['English2013_2016', 'English2012_2015']);
    expect(made[1]).toMatchObject({
      types: 1007,
      tokens: 4 * 1000 + 8054 + 4 * 61 + 4 * 49,
      levels: { common: 1, mid: 1 },
      cutoffs: { common: 1000, mid: 50 },
      label: 'News in English, 2012–2015',
    });
  });

  it('refuses a year that is missing or changed, and keeps the old dictionaries', async () => {
    await haveOldDictionary();
    const from = await writeYears();
    await writeFile(join(from, 'GeneralData_2013.csv'), 'the,1\n');
    await expect(install({ from })).rejects.toThrow(WrongChecksum);
    await rm(join(from, 'GeneralData_2013.csv'));
    await expect(install({ from })).rejects.toThrow(NewsFileMissing);
    await expectOldDictionary();
  });

  it('names the line that is no count', async () => {
    const text = 'the,5\nof\n';
    const sha256 = createHash('sha256').update(text).digest('hex');
    await writeFile(join(folder, 'GeneralData_2012.csv'), text);
    const broken = [{ year: 2012, bytes: text.length, sha256 }];
    await expect(installNews({ folder, from: folder, files: broken })).rejects.toThrow(
      UnreadableCounts,
    );
  });
});

describe('downloading the news counts', { timeout: 60_000 }, () => {
  it('fetches, checks and installs every year, and says how far it is', async () => {
    const { url, asked } = await mirror();
    let last = 0;
    let of: number | null = 0;
    await install({
      url,
      progress: (step) => {
        if (step.unit !== 'bytes') return;
        expect(step.done).toBeGreaterThan(last);
        ({ done: last, of } = step);
      },
    });
    expect(last).toBe(of);
    expect(asked).toEqual(['2012', '2013', '2014', '2015', '2016']);
    await expectNewDictionaries();
  });

  /** Sends a thousand bytes at a time, and breaks the connection as soon as they have arrived. */
  function breaking(times: number) {
    let broken: ServerResponse | null = null;
    const handler: Handler = (request, response, text) => {
      if (times-- <= 0) return sendWhole(request, response, text);
      const from = Number(/\d+/.exec(request.headers.range ?? '0')![0]);
      response.writeHead(from > 0 ? 206 : 200, {
        'content-length': text.length - from,
        ...(from > 0 && { 'content-range': `bytes ${from}-${text.length - 1}/${text.length}` }),
      });
      response.write(text.slice(from, from + 1000));
      broken = response;
    };
    const progress = () => {
      broken?.destroy();
      broken = null;
    };
    return { handler, progress };
  }

  it('goes on where the connection broke', async () => {
    const { handler, progress } = breaking(2);
    const { url, asked } = await mirror(handler);
    await install({ url, progress });
    expect(asked.slice(0, 4)).toEqual(['2012', '2012 bytes=1000-', '2012 bytes=2000-', '2013']);
    await expectNewDictionaries();
  });

  it('starts anew at a server that knows no ranges', async () => {
    const { handler, progress } = breaking(1);
    const { url, asked } = await mirror((request, response, text) => {
      if (!request.headers.range) return handler(request, response, text);
      response.writeHead(200, { 'content-length': text.length }).end(text);
    });
    await install({ url, progress });
    expect(asked.slice(0, 3)).toEqual(['2012', '2012 bytes=1000-', '2013']);
    await expectNewDictionaries();
  });

  it('starts anew when what an earlier attempt left belongs to another file', async () => {
    await mkdir(join(folder, 'downloads'));
    await writeFile(join(folder, 'downloads', 'GeneralData_2012.csv.part'), 'something else');
    const { url, asked } = await mirror();
    await install({ url });
    expect(asked.slice(0, 2)).toEqual(['2012 bytes=14-', '2012']);
    await expectNewDictionaries();
  });

  const faults: [string, Handler, RegExp, new (...given: never[]) => Error][] = [
    [
      'a file with another checksum',
      (request, response, text) => sendWhole(request, response, text.replace('the,', 'thE,')),
      /is not the file this program expects/,
      WrongChecksum,
    ],
    [
      'a file that never ends',
      (_, response) => {
        response.writeHead(200);
        const more = () => response.write('x'.repeat(65_536), () => setImmediate(more));
        more();
      },
      /is not the file this program expects/,
      WrongChecksum,
    ],
    [
      'a missing file',
      (_, response) => response.writeHead(404).end('Not found'),
      /could not be downloaded: the server answered 404\./,
      DownloadFailed,
    ],
    [
      'a server that breaks off without a byte',
      (_, response) => response.destroy(),
      /could not be downloaded: the connection broke\./,
      DownloadFailed,
    ],
    [
      'a server that never answers',
      () => {},
      /could not be downloaded: no data arrived for a while\./,
      DownloadFailed,
    ],
    [
      'a server that stops in the middle',
      (_, response, text) => {
        response.writeHead(200, { 'content-length': text.length });
        response.write(text.slice(0, 100));
      },
      /could not be downloaded: no data arrived for a while\./,
      DownloadFailed,
    ],
  ];

  it.each(faults)(
    'reports %s and keeps the old dictionaries',
    async (_, handler, sentence, kind) => {
      await haveOldDictionary();
      const { url } = await mirror(handler);
      const failure = await install({ url, patience: 50 }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(kind);
      expect((failure as Error).message).toMatch(sentence);
      await expectOldDictionary();
    },
  );

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const { url } = await mirror((_, response, text) => {
      response.writeHead(200, { 'content-length': text.length });
      response.write(text.slice(0, 100), () => stop.abort(new Error('Stopped.')));
    });
    await expect(install({ url, signal: stop.signal })).rejects.toThrow('Stopped.');
  });

  it('says that another program is installing', async () => {
    const { url } = await mirror();
    await alone(join(folder, 'downloads'), async () => {
      await expect(install({ url })).rejects.toThrow(FolderBusy);
    });
    await install({ url });
  });
});

describe('when the disk is full', { timeout: 60_000 }, () => {
  // Writing to this device always answers that no space is left.
  it.runIf(existsSync('/dev/full'))('while downloading, nothing is changed', async () => {
    await haveOldDictionary();
    await mkdir(join(folder, 'downloads'));
    await symlink('/dev/full', join(folder, 'downloads', 'GeneralData_2012.csv.part'));
    const { url } = await mirror();
    await expect(install({ url })).rejects.toThrow(DiskFull);
    await expectOldDictionary();
  });

  it('while packing, nothing is changed', async () => {
    await haveOldDictionary();
    const from = await writeYears();
    let written = 0;
    const write: typeof writeDictionary = async (path, input) => {
      if (written++ === 0) return writeDictionary(path, input);
      throw new DiskFull(path, Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    };
    await expect(install({ from, write })).rejects.toThrow('There is no room left on the disk');
    await expectOldDictionary();
    expect((await readdir(folder)).filter((name) => name.endsWith('.waiting'))).toEqual([]);
  });
});

describe('when the program is killed', { timeout: 60_000 }, () => {
  it('the old dictionaries work, and the next attempt fetches only what is missing', async () => {
    await haveOldDictionary();
    const arrival = new EventEmitter();
    const arrived = once(arrival, 'here');
    const hanging = await mirror((request, response, text) => {
      if (!request.url!.includes('2014')) return sendWhole(request, response, text);
      response.writeHead(200, { 'content-length': text.length });
      response.write(text.slice(0, 1000));
      arrival.emit('here');
    });
    const program = `
      import { installNews } from '@vernacular/dictionaries/node';
      await installNews(${JSON.stringify({ folder, files, url: hanging.url })});
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      stdio: 'inherit',
    });
    await arrived;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await expectOldDictionary();

    const { url, asked } = await mirror();
    await install({ url });
    expect(asked[0]).toMatch(/^2014/);
    expect(asked).toHaveLength(3);
    await expectNewDictionaries();
  });
});
