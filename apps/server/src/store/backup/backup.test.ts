import { randomBytes, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Engine } from '../engine/engine.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';
import type { Store } from '../open-store.ts';
import { writePiecesToFolder, piecesOfFolder } from '../own-dictionaries/file-chunks.ts';
import { register, saveText } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { eraseParticipants } from '../studies/erase-participants.ts';
import { participantRows } from '../studies/participant-export.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const now = () => new Date('2026-11-21T08:00:00Z');
let folder: string;
const plain = () => ({ force: false, now, dataDir: folder });
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function withEngine<T>(place: DatabaseLocation, work: (engine: Engine) => Promise<T>) {
  const engine = openDatabase(place);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

async function fill(store: Store) {
  const user = await register(store);
  const taskId = await saveText(store, user, 'A "quoted" text\nof two lines, שלום \u2028');
  await store.interactions.save('coherence', user.id, { is_research: true, messages: [{ a: 1 }] });
  const token = await store.shares.create({ userId: user.id, type: 'dejargonizer', taskId });
  await store.sessions.begin({ userId: user.id, aal: 'aal1', amr: [] }, 'token');
  for (let n = 0; n < 250; n += 1) await saveText(store, user, `text ${n}`);
  await store.visits.add();
  return { user, token: token ?? '' };
}

/** PostgreSQL's code. See: its manual, appendix A. */
const lockTimeout = '55P03';

describeOnEveryEngine('a backup', ({ engine, open, newPlace }) => {
  const filled = async (file: string) => {
    const place = await newPlace();
    const store = await open(place);
    const made = await fill(store);
    await withEngine(place, (from) => backUp(from, file, plain()));
    return { ...made, place, store };
  };

  it.each(['all.jsonl', 'all.jsonl.gz'])('brings everything back, from %s', async (name) => {
    const file = join(folder, `${engine}-${name}`);
    const { user, token, store } = await filled(file);
    const place = await newPlace();
    const restored = await open(place);
    await withEngine(place, (to) => restore(to, file, plain()));
    expect(await restored.interactions.export(user.id)).toEqual(
      await store.interactions.export(user.id),
    );
    expect(await restored.users.byId(user.id)).toEqual(await store.users.byId(user.id));
    expect(await restored.demographics.of(user.id)).toEqual(await store.demographics.of(user.id));
    expect((await restored.shares.open(token)).kind).toBe('shown');
    expect((await restored.sessions.refresh('token', { first: 'a', second: 'b' })).kind).toBe(
      'refreshed',
    );
    expect(await restored.visits.count()).toBe(1);
  });

  it('moves from one engine to the other', async () => {
    const file = join(folder, `${engine}-moving.jsonl`);
    const { user, store } = await filled(file);
    const place = { dataDir: join(folder, `${engine}-moved`) };
    const moved = await open(place);
    await withEngine(place, (to) => restore(to, file, plain()));
    expect(await moved.interactions.export(user.id)).toEqual(
      await store.interactions.export(user.id),
    );
  });

  it('holds people’s own dictionaries, which can be graded with afterwards', async () => {
    const [from, to] = [join(folder, `${engine}-from`), join(folder, `${engine}-to`)];
    const place = await newPlace();
    const store = await open(place);
    const user = await register(store);
    const id = randomUUID();
    const made = { id, userId: user.id, name: 'Mine', code: 'Mine', language: 'en' } as const;
    const bytes = randomBytes(900_000);
    const counted = join(from, 'own-dictionaries', id);
    mkdirSync(counted, { recursive: true });
    writeFileSync(join(counted, 'Mine.counts.dictionary'), bytes);
    const pieces = () => piecesOfFolder(counted);
    await store.ownDictionaries.add(
      { ...made, from: 2020, to: 2021, files: 1, bytes: 9 },
      5,
      pieces,
    );
    const hold = { id, by: 'me' };
    await store.ownDictionaries.acquire(hold, 1000);
    await store.ownDictionaries.finish(hold, { tokens: 1, types: 1, leftOut: 0 }, pieces);
    // On PostgreSQL the backup reads the database, not this server's folder.
    if (store.ownDictionaries.isShared) rmSync(counted, { recursive: true });
    const file = join(folder, `${engine}-dictionaries.jsonl`);
    await withEngine(place, (engineFrom) =>
      backUp(engineFrom, file, { ...plain(), dataDir: from }),
    );
    const restored = await newPlace();
    const reopened = await open(restored);
    mkdirSync(to);
    await withEngine(restored, (engineTo) => restore(engineTo, file, { ...plain(), dataDir: to }));
    const { isShared, dictionary } = reopened.ownDictionaries;
    expect(readdirSync(to)).toEqual(isShared ? [] : ['own-dictionaries']);
    const files = join(to, 'own-dictionaries', id);
    const sha256 = isShared ? (await writePiecesToFolder(files, dictionary(id))).sha256 : null;
    expect(await reopened.ownDictionaries.open(user.id, id)).toMatchObject({ sha256 });
    const back = join(to, 'own-dictionaries', id, 'Mine.counts.dictionary');
    expect(readFileSync(back).equals(bytes)).toBe(true);
    expect(statSync(back).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(to, 'own-dictionaries'))).toEqual([id]);
  });

  it('lets no dictionary out of its folder', async () => {
    const file = join(folder, `${engine}-escape.jsonl`);
    await filled(file);
    const lines = readFileSync(file, 'utf8').split('\n');
    const place = await newPlace();
    await open(place);
    for (const [id, name] of [
      ['..', 'a.dictionary'],
      ['a', '../../a.dictionary'],
      ['a', 'a.sh'],
    ]) {
      const line = JSON.stringify(['own_dictionary_files', { id, name, content: 'aaaa' }]);
      writeFileSync(`${file}.bad`, [...lines.slice(0, -2), line, ...lines.slice(-2)].join('\n'));
      await withEngine(place, async (to) => {
        await expect(restore(to, `${file}.bad`, plain())).rejects.toThrow('damaged');
      });
    }
  });

  it('does not bring back whoever was erased since', async () => {
    const file = join(folder, `${engine}-erased.jsonl`);
    const { user, place, store } = await filled(file);
    const other = await register(store);
    await store.users.erase(user.id);
    await withEngine(place, (to) => restore(to, file, { ...plain(), force: true }));
    expect(await store.users.byId(user.id)).toBeNull();
    expect(await store.interactions.list(user.id)).toEqual([]);
    expect(await store.users.byId(other.id)).toBeNull();
    const kept = await withEngine(place, ({ db }) =>
      db.selectFrom('erased_people').selectAll().execute(),
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(user.id);
  });

  it('does not give the words of a reader test again that was taken back since', async () => {
    const file = join(folder, `${engine}-given.jsonl`);
    const { place, store } = await filled(file);
    const details = { textLanguage: 'en', pageLanguage: 'en', askedBy: '', audience: '' } as const;
    const made = [];
    for (const text of ['A gene.', 'A cell.']) {
      const test = await store.readerTests.make({
        userId: null,
        text,
        details: { ...details, questions: [], dictionary: null },
        endsAt: new Date(now().getTime() + 1000),
        mostReaders: 5,
        task: null,
        previousKey: null,
      });
      made.push(test!.id);
      await store.readerCounts.give(test!.id, true);
    }
    await withEngine(place, (from) => backUp(from, file, { ...plain(), force: true }));
    await store.readerCounts.give(made[0]!, false);
    await withEngine(place, (to) =>
      restore(to, file, { ...plain(), force: true, withoutFactors: true }),
    );
    expect((await store.readerCounts.given()).map(({ id }) => id)).toEqual([made[1]]);
  });

  it('brings back nobody who left a study since, and counts them', async () => {
    const file = join(folder, `${engine}-study.jsonl`);
    const place = await newPlace();
    const store = await open(place);
    const agree = (participantName: string, study = 'spring') =>
      store.study.agree({
        study,
        arm: (at) => (at % 2 === 0 ? 'a' : 'b'),
        participantName,
        isSole: true,
        secretHash: randomUUID(),
        codeHash: `code-${participantName}`,
        consentVersion: '1',
        consentText: 'All is kept.',
        consentLanguage: 'en',
        background: null,
      });
    const participants = [];
    for (const name of ['K0', 'K1', 'K2']) participants.push(await agree(name));
    const over = await agree('K3', 'over');
    await store.study.withdraw('code-K0');
    for (const who of [...participants.slice(1), over])
      await store.study.save('ethics', who!.id, {}, { id: randomUUID(), coaches: [], isEnd: true });
    await withEngine(place, (from) => backUp(from, file, plain()));

    await store.study.withdraw('code-K1');
    await agree('K4');
    await store.study.withdraw('code-K4');
    await withEngine(place, async (to) => {
      await eraseParticipants(to, { study: 'over', pseudonym: null }, now);
      await restore(to, file, { ...plain(), force: true });
      const people = await participantRows(to, null);
      expect(people.map(({ code, condition, withdrawn }) => [code, condition, withdrawn])).toEqual([
        ['K2', 'a', null],
        [null, 'a', 1],
        [null, 'b', 1],
      ]);
      for (const table of ['ethics_user_interactions', 'study_tasks'] as const)
        expect(await to.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    });
    expect((await agree('k1'))?.condition).toBe('b');
    expect((await agree('k4'))?.condition).toBe('b');
    const left = await withEngine(place, (at) => participantRows(at, 'spring'));
    expect(left.filter(({ withdrawn }) => withdrawn)).toMatchObject([{ condition: 'a' }]);
  });

  it('leaves no row without its owner when people write while it is restored', async () => {
    const file = join(folder, `${engine}-load.jsonl`);
    const { place, store } = await filled(file);
    const late = await register(store);
    const restoring = { isOver: false };
    const write = async () => {
      for (let n = 0; n < 200 && !restoring.isOver; n += 1) {
        // SQLite answers synchronously; this lets others run.
        await setImmediate();
        try {
          const taskId = await store.interactions.save('dejargonizer', late.id, { text: 'late' });
          if (taskId === null) return;
          await store.shares.create({ userId: late.id, type: 'dejargonizer', taskId });
        } catch (error) {
          // A slow machine restores for longer than a writer waits for a lock.
          if ((error as { code?: unknown }).code !== lockTimeout) throw error;
        }
      }
    };
    const writers = Array.from({ length: 8 }, write);
    await withEngine(place, (to) => restore(to, file, { ...plain(), force: true }));
    restoring.isOver = true;
    await Promise.all(writers);
    expect(await store.users.byId(late.id)).toBeNull();
    const orphans = await withEngine(place, async ({ db }) => [
      ...(await db
        .selectFrom('dejargonizer_user_interactions')
        .select('id')
        .where('user_id', '=', late.id)
        .execute()),
      ...(await db.selectFrom('shares').select('id').where('created_by', '=', late.id).execute()),
    ]);
    expect(orphans).toEqual([]);
  });

  it('can be read by its owner only, and shows one moment', async () => {
    const file = join(folder, `${engine}-busy.jsonl`);
    const place = await newPlace();
    const store = await open(place);
    const { user } = await fill(store);
    const saves = Array.from({ length: 30 }, () => saveText(store, user, 'late'));
    await withEngine(place, (from) => backUp(from, file, plain()));
    await Promise.all(saves);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      kind: 'end',
      rows: lines.length - 2,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('ends no line where a word processor does', async () => {
    const file = join(folder, `${engine}-pasted.jsonl`);
    const { user, store } = await filled(file);
    const written = readFileSync(file, 'utf8');
    expect(written).not.toMatch(/[\u2028\u2029]/);
    const older = join(folder, `${engine}-older.jsonl`);
    const asItWas = written.replace(/,"sha256":"\w+"/, '');
    writeFileSync(older, asItWas.replaceAll(String.raw`\u2028`, '\u2028'));
    const place = await newPlace();
    const restored = await open(place);
    await withEngine(place, (to) => restore(to, older, plain()));
    expect(await restored.interactions.export(user.id)).toEqual(
      await store.interactions.export(user.id),
    );
  });

  it('replaces no file and no data unless told to', async () => {
    const file = join(folder, `${engine}-twice.jsonl`);
    const { place, store, user } = await filled(file);
    await withEngine(place, async (from) => {
      await expect(backUp(from, file, plain())).rejects.toThrow('--force');
      await expect(restore(from, file, plain())).rejects.toThrow('--force');
      await saveText(store, user, 'later');
      await backUp(from, `${file}.later`, plain());
      await restore(from, file, { ...plain(), force: true });
    });
    const texts = (await store.interactions.list(user.id)).map(({ opening }) => opening);
    expect(texts).not.toContain('later');
    expect(texts).toContain('text 0');
  });

  it('leaves the database as it was when it is damaged', async () => {
    const file = join(folder, `${engine}-whole.jsonl`);
    await filled(file);
    const lines = readFileSync(file, 'utf8').split('\n');
    const damaged = [
      lines.slice(0, -40).join('\n'),
      [...lines.slice(0, 5), ...lines.slice(6)].join('\n'),
      [...lines.slice(0, 5), '{"half', ...lines.slice(6)].join('\n'),
      [lines[0], '["signing_keys",{"id":"mine"}]', ...lines.slice(1)].join('\n'),
      lines.join('\n').replace('text 7', 'text 8'),
      lines[0]?.replace('0001-', '9999-') ?? '',
      '',
      'not a backup',
    ];
    const place = await newPlace();
    const store = await open(place);
    for (const [n, content] of damaged.entries()) {
      const bad = join(folder, `${engine}-bad-${n}.jsonl`);
      writeFileSync(bad, content);
      await withEngine(place, async (to) => {
        await expect(restore(to, bad, plain())).rejects.toThrow(/backup|damaged/i);
      });
    }
    expect(await store.visits.count()).toBe(0);
    await withEngine(place, (to) => restore(to, file, plain()));
  });
});
