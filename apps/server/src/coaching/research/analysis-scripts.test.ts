import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openStore } from '../../store/index.ts';
import { runResearchCommand } from './research-command.ts';

const runs = (program: string) => spawnSync(program, ['--version']).status === 0;
const expected = [
  'condition,agreed,finished,minutes_mean,minutes_sd,pasted_mean',
  'coached,2,2,15.00,7.07,0.25',
  'neutral,1,0,,,',
  '',
  'Study spring',
  '',
  '                +----------------------------+',
  '                | Agreed (n = 4)             |',
  '                +----------------------------+',
  '                               |',
  '               +---------------+---------------+',
  '               |                               |',
  '+----------------------------+  +----------------------------+',
  '| Arm coached (n = 2)        |  | Arm neutral (n = 2)        |',
  '+----------------------------+  +----------------------------+',
  '               |                               |',
  '+----------------------------+  +----------------------------+',
  '| Withdrew (n = 0)           |  | Withdrew (n = 1)           |',
  '| Removed (n = 0)            |  | Removed (n = 0)            |',
  '| Wrote nothing (n = 0)      |  | Wrote nothing (n = 1)      |',
  '| Stopped on the way (n = 0) |  | Stopped on the way (n = 0) |',
  '+----------------------------+  +----------------------------+',
  '               |                               |',
  '+----------------------------+  +----------------------------+',
  '| Finished (n = 2)           |  | Finished (n = 0)           |',
  '+----------------------------+  +----------------------------+',
];

let folder = '';
const file = (table: string) => join(folder, `${table}.csv`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-analysis-'));
  let minute = 0;
  const now = () => new Date(Date.UTC(2027, 0, 15, 8, minute));
  const store = await openStore({ dataDir: folder, now });
  const takingPart = async (condition: string, codeHash: string = randomUUID()) => {
    const participant = await store.study.agree({
      study: 'spring',
      arm: () => condition,
      participantName: '',
      isSole: false,
      secretHash: randomUUID(),
      codeHash,
      consentVersion: '1',
      consentText: 'All is kept.',
      consentLanguage: 'en',
      background: null,
    });
    const id = participant!.id;
    await store.study.record(id, { event: 'agreed', exercise: 'half-life' });
    return id;
  };
  for (const [minutes, pastedShare] of [
    [10, 0],
    [20, 0.5],
  ] as const) {
    const id = await takingPart('coached');
    await store.study.record(id, { event: 'opened', exercise: 'half-life' });
    minute += minutes;
    const history = { currentStage: 8, language: 'en' };
    const content = { text60: '=Bees, "and"\nroads.', current_stage: 8, history };
    const step = { id: randomUUID(), coaches: ['local'], isEnd: true };
    await store.study.save('half-life', id, content, step);
    // Whoever goes through it again is one person all the same.
    await store.study.save('half-life', id, content, { ...step, id: randomUUID() });
    const event = { event: 'answered', exercise: 'half-life', taskId: step.id } as const;
    await store.study.record(id, { ...event, stage: 8, characters: 30, pastedShare });
    await store.study.record(id, { ...event, event: 'asked-again', characters: 9, pastedShare: 1 });
    await store.study.record(id, { ...event, characters: 2 });
  }
  await takingPart('neutral');
  await takingPart('neutral', 'the code of one who leaves');
  await store.study.withdraw('the code of one who leaves');
  await store.close();
  for (const table of ['participants', 'conversations', 'events'])
    await runResearchCommand(
      ['export', '--exercise', 'half-life', '--table', table, '--out', file(table)],
      {
        location: { dataDir: folder },
        print: () => undefined,
        say: () => undefined,
      },
    );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const scripts = [
  { program: 'python3', script: 'analysis.py' },
  { program: 'Rscript', script: 'analysis.R' },
];

for (const { program, script } of scripts) {
  const isThere = runs(program);
  const note = isThere ? '' : ` (left out: there is no ${program} on this machine)`;
  it.skipIf(!isThere)(`the arms of an export are compared by ${script}${note}`, () => {
    const path = fileURLToPath(new URL(`../../../../../docs/research/${script}`, import.meta.url));
    const args = [path, ...['participants', 'conversations', 'events'].map(file)];
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    expect([stderr, stdout.trimEnd().split(/\r?\n/u)]).toEqual(['', expected]);
  });
}
