import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openStore, type Store, type Whereabouts } from '../../store/index.ts';
import { register } from '../../testing/people.suite.ts';
import { describeOnEveryEngine } from '../../testing/stores.suite.ts';
import { researchColumns } from './columns.ts';
import { runResearchCommand } from './research-command.ts';

describeOnEveryEngine('research', ({ newPlace }) => {
  let place: Whereabouts;
  let folder = '';
  let store: Store;
  let minute = 0;
  beforeEach(async () => {
    place = await newPlace();
    folder = mkdtempSync(join(tmpdir(), 'vernacular-research-'));
    store = await openStore({ ...place, now: () => new Date(Date.UTC(2026, 10, 21, 8, minute++)) });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(...args: readonly string[]) {
    let printed = '';
    let said = '';
    const code = await runResearchCommand(args, {
      whereabouts: place,
      print: (text) => (printed += text),
      say: (line) => (said += line),
    });
    return { code, printed, said };
  }
  const asJson = async () => {
    const { printed } = await run('export', '--exercise', 'half-life', '--format', 'jsonl');
    return printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  describe('the research export', () => {
    it('has one row a participant: the work that went furthest', async () => {
      const { id } = await register(store);
      const save = (text: string, stage: number) =>
        store.interactions.save('half-life', id, { text120_first: text, current_stage: stage });
      await save('far', 8);
      await save('begun again', 2);
      await store.interactions.save('half-life', (await register(store)).id, {});
      expect(await asJson()).toMatchObject([
        { text120_first: 'far', current_stage: 8, tasks: 2 },
        { text120_first: null, tasks: 1 },
      ]);
    });

    it('says who finished', async () => {
      for (const stage of [8, 7]) {
        const { id } = await register(store);
        const history = { currentStage: stage };
        await store.interactions.save('half-life', id, { current_stage: stage, history });
      }
      expect((await asJson()).map(({ finished }) => finished)).toEqual([true, false]);
    });

    it('names nobody: no account, no e-mail, the same pseudonym each time', async () => {
      const { id, email } = await register(store);
      await store.interactions.save('half-life', id, { text30: 'Rice.' });
      const { printed } = await run('export', '--exercise', 'half-life');
      expect(printed).not.toContain(id);
      expect(printed).not.toContain(email);
      expect(printed).toMatch(/"p-[0-9a-f]{12}"/u);
      expect((await run('export', '--exercise', 'half-life')).printed).toBe(printed);
    });

    it('leaves out work that was anonymised', async () => {
      const { id } = await register(store);
      await store.interactions.save('half-life', id, { text30: 'Rice.' });
      await store.interactions.anonymise(id);
      expect(await asJson()).toEqual([]);
    });

    it('writes CSV that runs no formula, with every column of the exercise', async () => {
      const { id } = await register(store);
      await store.interactions.save('half-life', id, { text30: '=1+1', text60: 'שלום, "עולם"' });
      const { printed } = await run('export', '--exercise', 'half-life', '--format', 'csv');
      const [header] = printed.replace('\uFEFF', '').split('\r\n');
      expect(header).toBe(
        researchColumns('half-life')
          .map((name) => `"${name}"`)
          .join(','),
      );
      expect(printed).toContain(`"'=1+1"`);
      expect(printed).toContain('"שלום, ""עולם"""');
    });

    it('writes a file that only its owner reads, also over one that others could', async () => {
      const file = join(folder, 'out.csv');
      writeFileSync(file, 'before', { mode: 0o644 });
      const { code, printed } = await run('export', '--exercise', 'ethics', '--out', file);
      expect({ code, printed }).toEqual({ code: 0, printed: '' });
      expect(readFileSync(file, 'utf8')).toContain('"participant"');
      expect(statSync(file).mode & 0o077).toBe(0);
    });

    it.each([
      [[]],
      [['export']],
      [['export', '--exercise', 'nothing']],
      [['export', '--exercise', 'ethics', '--format', 'xml']],
      [['import', '--exercise', 'ethics']],
      [['export', '--exercise', 'ethics', '--secret']],
    ])('explains itself when it is asked %j', async (args) => {
      const { code, said } = await run(...args);
      expect(code).toBe(2);
      expect(said).toMatch(/^Usage/u);
    });
  });
});

it.each([
  'half-life',
  'ethics',
  'persuasive',
  'coherence',
  'critical-thinking',
  'dejargonizer',
] as const)('every column of %s is described in docs/research.md', (exercise) => {
  const page = readFileSync(new URL('../../../../../docs/research.md', import.meta.url), 'utf8');
  const missing = researchColumns(exercise).filter((column) => {
    const family = column.replace(/[1-5]/u, 'N');
    return !page.includes(`\`${column}\``) && !page.includes(`\`${family}\``);
  });
  expect(missing).toEqual([]);
});
