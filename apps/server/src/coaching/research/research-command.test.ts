import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { exerciseNames } from '@vernacular/exercises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase, openStore, type Store, type DatabaseLocation } from '../../store/index.ts';
import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { conversationColumns, eventColumns, participantColumns } from './codebook-columns.ts';
import { runResearchCommand } from './research-command.ts';

describeOnEveryEngine('research', ({ newPlace }) => {
  let place: DatabaseLocation;
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
      location: place,
      print: (text) => (printed += text),
      say: (line) => (said += line),
    });
    return { code, printed, said };
  }
  const asJson = async (table = 'conversations') => {
    const args = ['export', '--exercise', 'half-life', '--format', 'jsonl', '--table', table];
    const { printed } = await run(...args);
    return printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  const takingPart = async (
    participantName: string,
    background = {},
    of = 'halflife-full',
    codeHash: string = randomUUID(),
    isSole = false,
  ) => {
    const participant = await store.study.agree({
      study: of,
      arm: (at) => (at === 2 ? 'slim' : 'full'),
      participantName,
      isSole,
      secretHash: randomUUID(),
      codeHash,
      consentVersion: '1',
      consentText: 'Everything is kept.',
      consentLanguage: 'en',
      background,
    });
    return participant?.id ?? '';
  };
  const study = async (
    content: Readonly<Record<string, unknown>>,
    who = takingPart('P1'),
    coaches: readonly string[] = [],
  ) =>
    store.study.save(
      'half-life',
      await who,
      { participant_name: 'P1', ...content },
      { id: randomUUID(), coaches, isEnd: false },
    );

  describe('removing', () => {
    it('takes one participant away who has lost the code, and leaves the others', async () => {
      await study({ text30: 'Rice.' }, takingPart('P1'));
      await study({ text30: 'Wheat.' }, takingPart('P2'));
      const [{ participant = '' } = {}] = (await asJson()) as { participant?: string }[];
      const { code, said } = await run(
        'remove',
        '--study',
        'halflife-full',
        '--participant',
        participant,
      );
      expect([code, said]).toEqual([
        0,
        expect.stringContaining('participants: 1, conversations: 1'),
      ]);
      expect(await asJson()).toMatchObject([{ text30: 'Wheat.' }]);
    });

    it('says first how many would go, and takes nobody', async () => {
      await study({ text30: 'Rice.' });
      const { code, said } = await run(
        'remove',
        '--study',
        'halflife-full',
        '--everybody',
        '--preview',
      );
      expect([code, said]).toEqual([
        0,
        'Without --preview this removes for good (participants: 1, conversations: 1).',
      ]);
      expect(await asJson()).toHaveLength(1);
    });

    it('names the studies there are for a name that is none', async () => {
      await takingPart('P1');
      expect((await run('remove', '--study', 'half-lief', '--everybody')).said).toBe(
        'Nobody was removed: nobody has taken part in a study of this name. There are: halflife-full.',
      );
    });

    it('is counted by arm, and leaves the places of the others as they were', async () => {
      for (const name of ['P1', 'P2', 'P3', 'P4'])
        await study({ text30: name }, takingPart(name, {}, 'halflife-full', `code-${name}`));
      const [gone] = (await asJson()) as { participant: string }[];
      await run('remove', '--study', 'halflife-full', '--participant', gone!.participant);
      await store.study.withdraw('code-P4');
      expect(await asJson('participants')).toMatchObject([
        { condition: 'full', code: 'P2', place: 1, withdrawn: null, removed: null },
        { condition: 'slim', code: 'P3', place: 2, withdrawn: null, removed: null },
        { condition: 'full', participant: null, code: null, withdrawn: 1, removed: 1 },
      ]);
      expect((await asJson()).map((row) => row['place'])).toEqual([1, 2]);
      await run('remove', '--study', 'halflife-full', '--everybody');
      expect(await asJson('participants')).toEqual([]);
    });

    it('leaves a code its arm and place, and counts nobody who came back', async () => {
      const leaving = { study: 'spring', condition: 'slim', place: 2 };
      for (const name of ['P1', 'P2', 'K3', 'P4'])
        await takingPart(name, {}, 'spring', `code-${name}`, true);
      for (const name of ['k3', ' K3 ', 'Ｋ3']) {
        await store.study.withdraw('code-K3');
        expect(await asJson('participants')).toContainEqual(
          expect.objectContaining({ condition: 'slim', withdrawn: 1 }),
        );
        expect(await takingPart(name, {}, 'spring', 'code-K3', true)).not.toBe('');
        expect(await takingPart('K3', {}, 'spring', 'another', true)).toBe('');
        const people = await asJson('participants');
        expect(people).toHaveLength(4);
        expect(people).toContainEqual(expect.objectContaining({ code: name, ...leaving }));
      }
      const engine = openDatabase(place);
      expect(
        JSON.stringify(await engine.db.selectFrom('study_codes').selectAll().execute()),
      ).not.toMatch(/k3/iu);
      await engine.close();
    });

    it('counts a code that has two consents as gone with the second', async () => {
      for (const codeHash of ['one', 'two']) await takingPart('P1', {}, 'spring', codeHash);
      await store.study.withdraw('one');
      expect(await asJson('participants')).toMatchObject([{ code: 'P1' }]);
      await store.study.withdraw('two');
      expect(await asJson('participants')).toMatchObject([{ code: null, withdrawn: 1 }]);
    });

    it('draws one arm when a code agrees in two browsers at once', async () => {
      const both = ['P1', 'p1'].map((name) => takingPart(name, {}, 'spring'));
      const others = ['', ''].map((name) => takingPart(name, {}, 'spring'));
      await Promise.all([...both, ...others]);
      const people = await asJson('participants');
      expect(people).toHaveLength(3);
      expect(new Set(people.map((person) => person['place']))).toEqual(new Set([0, 1, 2]));
    });

    it('takes a whole study away when its time is over, and no other', async () => {
      await study({ text30: 'Rice.' }, takingPart('P1', {}, 'spring'));
      await study({ text30: 'Wheat.' }, takingPart('P2', {}, 'autumn'));
      expect((await run('remove', '--study', 'spring', '--everybody')).code).toBe(0);
      expect(await asJson()).toMatchObject([{ study: 'autumn' }]);
    });

    it.each([
      ['nobody in particular', ['--study', 'halflife-full'], 2],
      ['one and all at once', ['--study', 'halflife-full', '--participant', 'p', '--everybody'], 2],
      ['everybody of no study', ['--everybody'], 2],
      ['a stranger', ['--study', 'halflife-full', '--participant', 'P1'], 1],
    ])('takes nothing away for %s', async (_who, args, code) => {
      await study({ text30: 'Rice.' });
      expect((await run('remove', ...args)).code).toBe(code);
      expect(await asJson()).toHaveLength(1);
    });
  });

  describe('the research export', () => {
    it('has what was written for a study, the oldest first', async () => {
      const who = takingPart('P1');
      await study({ text120_first: 'far', current_stage: 8 }, who, ['llm', 'local']);
      await study({ text120_first: 'begun again', current_stage: 2 }, who);
      await study({}, takingPart('P2', { country: 'IL' }));
      const rows = await asJson();
      expect(rows).toMatchObject([
        { text120_first: 'far', current_stage: 8, tasks: 2, coach: 'llm local' },
        { text120_first: 'begun again', current_stage: 2, tasks: 2, coach: 'neutral' },
        { text120_first: null, tasks: 1, country: 'IL', gender: null },
      ]);
      for (const row of rows)
        expect(row).toMatchObject({ study: 'halflife-full', condition: 'full', end: null });
      const [first, again, other] = rows.map(({ participant }) => participant);
      expect([first === again, first === other]).toEqual([true, false]);
    });

    it('has everybody who agreed, once each, also who wrote nothing or began again', async () => {
      const who = await takingPart('P1');
      const step = { coaches: [], isEnd: true };
      for (const id of [randomUUID(), randomUUID()])
        await store.study.save('half-life', who, {}, { ...step, id });
      await study({}, takingPart(' p1'));
      await study({}, takingPart('', {}, 'spring'));
      await takingPart('', {}, 'spring');
      const time = expect.stringMatching(/^2026/u) as string;
      const begun = { began: time, finished: null, devices: 1 };
      expect(await asJson('participants')).toMatchObject([
        { code: 'P1', place: 0, agreed: time, began: time, finished: time, devices: 2 },
        { study: 'spring', code: '', place: 0, ...begun },
        { study: 'spring', code: '', place: 1, ...begun, began: null },
      ]);
    });

    it('says who finished', async () => {
      for (const stage of [8, 7]) {
        await study({ current_stage: stage, history: { currentStage: stage } });
      }
      expect((await asJson()).map(({ finished }) => finished)).toEqual([true, false]);
    });

    it('has the texts that were agreed to, once each, with how many did', async () => {
      await study({}, takingPart('P1'));
      await study({}, takingPart('P2'));
      const { printed } = await run(
        'export',
        '--exercise',
        'half-life',
        '--table',
        'consents',
        '--format',
        'jsonl',
      );
      expect(JSON.parse(printed)).toMatchObject({
        study: 'halflife-full',
        consent_version: '1',
        consent_language: 'en',
        consent_text: 'Everything is kept.',
        participants: 2,
      });
    });

    it('has nothing that people practise and save for themselves', async () => {
      const { id } = await register(store);
      await store.interactions.save('half-life', id, { text30: 'Rice.' });
      expect(await asJson()).toEqual([]);
    });

    it('has one study alone when it is asked for', async () => {
      await study({ text30: 'Rice.' }, takingPart('P1', {}, 'spring'));
      await study({ text30: 'Wheat.' }, takingPart('P2', {}, 'autumn'));
      const rows = async (...args: readonly string[]) => {
        const { printed, said } = await run('export', '--exercise', 'half-life', ...args);
        return { studies: printed.match(/"(spring|autumn)"/gu), said };
      };
      expect((await rows()).studies).toEqual(['"spring"', '"autumn"']);
      expect((await rows('--study', 'autumn')).studies).toEqual(['"autumn"']);
      const none = await rows('--study', 'winter');
      expect(none).toEqual({
        studies: null,
        said: 'Nothing was exported: nobody has taken part in a study of this name. There are: autumn, spring.',
      });
      const events = await run(
        'export',
        '--exercise',
        'half-life',
        '--table',
        'events',
        '--study',
        'winter',
      );
      expect(events.said).toContain('Nothing was exported');
    });

    it('has nothing that was written for a hidden page before consents were kept', async () => {
      const { id } = await register(store);
      const old = { text30: 'Rice.', is_research: true, participant_name: 'P17' };
      await store.interactions.save('half-life', id, old);
      expect(await asJson()).toEqual([]);
    });

    it('says in which language a consent was read, and nothing of one that is older than that', async () => {
      await study({}, takingPart('P1'));
      expect(await asJson()).toMatchObject([{ consent_language: 'en' }]);
      const engine = openDatabase(place);
      await engine.db.updateTable('study_participants').set({ consent_language: null }).execute();
      await engine.close();
      expect(await asJson()).toMatchObject([{ consent_language: null, consent_version: '1' }]);
    });

    it('gives the same table each time', async () => {
      await study({ text30: 'Rice.' });
      const { printed } = await run('export', '--exercise', 'half-life');
      expect(printed).toMatch(/"p-[0-9a-f]{16}"/u);
      expect((await run('export', '--exercise', 'half-life')).printed).toBe(printed);
    });

    it('writes CSV that runs no formula, with every column of the exercise', async () => {
      await study({ text30: '=1+1', text60: 'שלום, "עולם"' });
      const { printed } = await run('export', '--exercise', 'half-life', '--format', 'csv');
      const [header] = printed.replace('\uFEFF', '').split('\r\n');
      expect(header).toBe(
        Object.keys(conversationColumns('half-life'))
          .map((name) => `"${name}"`)
          .join(','),
      );
      expect(printed).toContain(`"'=1+1"`);
      expect(printed).toContain('"שלום, ""עולם"""');
    });

    it('has a row for each thing that happened, in its order', async () => {
      const who = await takingPart('P1');
      await store.study.record(who, { event: 'agreed', exercise: 'half-life' });
      const answered = { event: 'answered', exercise: 'half-life', taskId: 't' } as const;
      await store.study.record(who, { ...answered, stage: 2, characters: 4, pastedShare: 0.5 });
      await store.study.record(await takingPart('P2'), { event: 'opened', exercise: 'ethics' });
      const { printed } = await run('export', '--exercise', 'half-life', '--table', 'events');
      const rows = printed.split('\r\n').slice(1, -1);
      expect(rows.map((row) => row.replaceAll(/"p-\w+"|"2026[^"]+"/gu, '…'))).toEqual([
        '…,"halflife-full","full","half-life","","","agreed",…,"","",""',
        '…,"halflife-full","full","half-life","t","2","answered",…,"4","0.5",""',
      ]);
    });

    it('says in a codebook what every column holds', async () => {
      const { printed } = await run('export', '--exercise', 'half-life', '--table', 'codebook');
      expect(printed).toContain('"conversations","which_is_better","Which Is Better: 1 = ');
      expect(printed).toContain('"conversations","text60_gpt3","');
      expect(printed).toContain('"events","first_key_ms","milliseconds');
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
      [['export', '--exercise', 'dejargonizer']],
      [['export', '--exercise', 'ethics', '--format', 'xml']],
      [['export', '--exercise', 'ethics', '--table', 'people']],
      [['import', '--exercise', 'ethics']],
      [['export', '--exercise', 'ethics', '--secret']],
    ])('explains itself when it is asked %j', async (args) => {
      const { code, said } = await run(...args);
      expect(code).toBe(2);
      expect(said).toMatch(/^(There is no command import\.\n?)?Usage/u);
    });
  });
});

it.each(exerciseNames)('every column of %s is described in docs/research.md', (exercise) => {
  const page = readFileSync(new URL('../../../../../docs/research.md', import.meta.url), 'utf8');
  const columns = [conversationColumns(exercise), eventColumns, participantColumns].flatMap(
    (table) => Object.entries(table),
  );
  expect(columns.filter(([, holds]) => holds === '')).toEqual([]);
  const missing = columns
    .map(([name]) => name)
    .filter((column) => {
      const family = column.replace(/[1-5]/u, 'N');
      return !page.includes(`\`${column}\``) && !page.includes(`\`${family}\``);
    });
  expect(missing).toEqual([]);
});
