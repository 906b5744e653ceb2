import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Engine } from '../engine.ts';
import { openEngine, type Whereabouts } from '../open-engine.ts';
import type { Store } from '../open-store.ts';
import { register, saveText } from '../../testing/people.suite.ts';
import { describeOnEveryEngine } from '../../testing/stores.suite.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const now = () => new Date('2026-11-21T08:00:00Z');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function withEngine<T>(place: Whereabouts, work: (engine: Engine) => Promise<T>) {
  const engine = openEngine(place);
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

describeOnEveryEngine('a backup', ({ engine, open, newPlace }) => {
  const filled = async (file: string) => {
    const place = await newPlace();
    const store = await open(place);
    const made = await fill(store);
    await withEngine(place, (from) => backUp(from, file, { force: false, now }));
    return { ...made, place, store };
  };

  it.each(['all.jsonl', 'all.jsonl.gz'])('brings everything back, from %s', async (name) => {
    const file = join(folder, `${engine}-${name}`);
    const { user, token, store } = await filled(file);
    const place = await newPlace();
    const restored = await open(place);
    await withEngine(place, (to) => restore(to, file, { force: false }));
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
    await withEngine(place, (to) => restore(to, file, { force: false }));
    expect(await moved.interactions.export(user.id)).toEqual(
      await store.interactions.export(user.id),
    );
  });

  it('can be read by its owner only, and shows one moment', async () => {
    const file = join(folder, `${engine}-busy.jsonl`);
    const place = await newPlace();
    const store = await open(place);
    const { user } = await fill(store);
    const saves = Array.from({ length: 30 }, () => saveText(store, user, 'late'));
    await withEngine(place, (from) => backUp(from, file, { force: false, now }));
    await Promise.all(saves);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ kind: 'end', rows: lines.length - 2 });
  });

  it('ends no line where a word processor does', async () => {
    const file = join(folder, `${engine}-pasted.jsonl`);
    const { user, store } = await filled(file);
    const written = readFileSync(file, 'utf8');
    expect(written).not.toMatch(/[\u2028\u2029]/);
    const older = join(folder, `${engine}-older.jsonl`);
    writeFileSync(older, written.replaceAll(String.raw`\u2028`, '\u2028'));
    const place = await newPlace();
    const restored = await open(place);
    await withEngine(place, (to) => restore(to, older, { force: false }));
    expect(await restored.interactions.export(user.id)).toEqual(
      await store.interactions.export(user.id),
    );
  });

  it('replaces no file and no data unless told to', async () => {
    const file = join(folder, `${engine}-twice.jsonl`);
    const { place, store, user } = await filled(file);
    await withEngine(place, async (from) => {
      await expect(backUp(from, file, { force: false, now })).rejects.toThrow('--force');
      await expect(restore(from, file, { force: false })).rejects.toThrow('--force');
      await saveText(store, user, 'later');
      await backUp(from, `${file}.later`, { force: false, now });
      await restore(from, file, { force: true });
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
        await expect(restore(to, bad, { force: false })).rejects.toThrow(/backup|damaged/i);
      });
    }
    expect(await store.visits.count()).toBe(0);
    await withEngine(place, (to) => restore(to, file, { force: false }));
  });
});
