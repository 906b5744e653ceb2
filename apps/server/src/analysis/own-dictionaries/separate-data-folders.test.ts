import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databasesForTests, hasPostgres } from '../../testing/databases-for-tests.ts';
import { hasS3, startS3, type S3Server } from '../../testing/s3-server-for-tests.ts';
import { passwordForTests } from '../../testing/person-for-tests.ts';
import {
  newDataDir,
  type ServerProcess,
  startServer,
} from '../../testing/server-process-for-tests.ts';

const mine = '/api/dictionaries/own';
/** Long enough that counting is unfinished when the server is asked to end. */
const corpus = 'The quokka sleeps in the grass. '.repeat(1_500_000);

const signUp = async ({ address }: ServerProcess, email: string) => {
  const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
  const body = JSON.stringify({ email, password: passwordForTests, data });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${address}/auth/v1/signup`, { method: 'POST', headers, body });
  const { access_token } = (await reply.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
};
type Headers = Awaited<ReturnType<typeof signUp>>;
const send = async ({ address }: ServerProcess, headers: Headers, text: string) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Marsupials',
    language: 'en',
    from: '2020',
    to: '2024',
  }))
    body.set(name, value);
  body.append('files', new File([text], 'a.txt'));
  return fetch(`${address}${mine}`, { method: 'POST', headers, body });
};
const upload = async (...sent: Parameters<typeof send>) => {
  const reply = await send(...sent);
  expect(reply.status).toBe(202);
  return ((await reply.json()) as { id: string; code: string }).id;
};
const stateOf = async ({ address }: ServerProcess, headers: Headers, id: string) => {
  const reply = await fetch(`${address}${mine}`, { headers });
  const { dictionaries } = (await reply.json()) as {
    dictionaries: { id: string; state: string }[];
  };
  return dictionaries.find((one) => one.id === id)?.state;
};
const rareWords = async (
  { address }: ServerProcess,
  headers: Headers,
  code: string | null = 'EnglishMarsupials2020_2024',
) => {
  const body = new FormData();
  body.set('ContentTA', 'The quokka sleeps near a kinase.');
  if (code !== null) body.set('timePriodDDL', code);
  const url = `${address}/api/TextGrading/Grade`;
  const reply = await fetch(url, { method: 'POST', headers, body });
  return reply.status === 200
    ? ((await reply.json()) as { rareWords: string[] }).rareWords
    : reply.status;
};

describe.skipIf(!hasPostgres).each([
  { where: 'the database', isHere: true, usesS3: false },
  { where: 'a store of objects', isHere: hasS3, usesS3: true },
])(
  'two servers on one database, without a folder in common, while texts wait in $where',
  { timeout: 180_000 },
  ({ isHere, usesS3 }) => {
    const newDatabase = databasesForTests();
    const dataDirs: string[] = [];
    const started: ServerProcess[] = [];
    let databaseUrl: string;
    let s3: S3Server | null = null;
    beforeAll(async () => {
      if (!isHere) return;
      if (usesS3) s3 = await startS3();
      databaseUrl = await newDatabase('prepared');
      dataDirs.push(await newDataDir(), await newDataDir());
    }, 120_000);
    afterAll(async () => {
      for (const { child } of started) child.kill('SIGKILL');
      for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
      await s3?.stop();
    });

    const start = async (n: number) => {
      const server = await startServer({
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDirs[n] ?? '',
        SECRETS_KEY: 'what seals the secrets of these tests',
        ...(s3 && { CORPORA_URL: s3.url }),
      });
      started.push(server);
      return server;
    };
    const objects = async () => (await s3?.keys()) ?? [];
    const filesOf = async (n: number) => {
      const root = join(dataDirs[n] ?? '', 'own-dictionaries');
      const all = await readdir(root, { recursive: true }).catch(() => []);
      return all.filter((name) => name.includes('.'));
    };
    it.skipIf(!isHere)(
      'what is sent to one is counted on the other, used on both, and gone from both',
      async () => {
        const [one, two] = [await start(0), await start(1)];
        const dana = await signUp(one, 'dana@example.org');
        const id = await upload(one, dana, corpus);
        expect(await objects()).toEqual(usesS3 ? [`texts/${id}`] : []);
        // The first server ends before it has finished; the second takes over.
        one.child.kill('SIGTERM');
        expect(await one.ended).toBe(0);
        await expect.poll(() => stateOf(two, dana, id), { timeout: 90_000 }).toBe('ready');
        await expect.poll(objects).toEqual([]);
        expect(await filesOf(0)).toEqual([]);
        const file = `${id}/EnglishMarsupials2020_2024.dictionary`;
        expect(await filesOf(1)).toEqual([file]);

        const again = await start(0);
        for (const server of [again, two])
          expect(await rareWords(server, dana)).toEqual(['near', 'a', 'kinase']);
        expect(await filesOf(0)).toEqual([file]);

        const url = `${again.address}${mine}/${id}`;
        expect((await fetch(url, { method: 'DELETE', headers: dana })).status).toBe(204);
        for (const server of [again, two]) expect(await rareWords(server, dana)).toBe(400);
        expect(await filesOf(0)).toEqual([]);
        await expect.poll(() => filesOf(1), { timeout: 30_000 }).toEqual([]);
      },
    );

    it.skipIf(!isHere).each(usesS3 ? [s3] : [])(
      'the store of objects is away: texts are refused calmly, all else goes on, and what is removed is deleted later',
      async () => {
        const server = await start(0);
        const ready = async () => {
          const reply = await fetch(`${server.address}/readyz`);
          return [reply.status, ((await reply.json()) as { corpora?: boolean }).corpora];
        };
        const eve = await signUp(server, 'eve@example.org');
        expect(await ready()).toEqual([200, true]);
        s3!.pause();
        const refused = await send(server, eve, 'The quokka sleeps.');
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
        expect(await refused.json()).toMatchObject({ error: { code: 'store-away' } });
        expect(await ready()).toEqual([200, false]);
        expect(await rareWords(server, eve, null)).toContain('quokka');

        s3!.goOn();
        const id = await upload(server, eve, corpus);
        s3!.pause();
        const url = `${server.address}${mine}/${id}`;
        expect((await fetch(url, { method: 'DELETE', headers: eve })).status).toBe(204);
        await expect.poll(server.printed, { timeout: 10_000 }).toContain('DELETE');
        s3!.goOn();
        await expect.poll(objects, { timeout: 30_000 }).toEqual([]);
        expect(server.printed()).not.toContain('secret');
      },
    );
  },
);
