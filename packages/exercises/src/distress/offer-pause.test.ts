import { describe, expect, it } from 'vitest';

import { exercises, exerciseNamed } from '../catalog/exercises.ts';
import { neutralReply } from '../coach/coach-port.ts';
import { converse, type Host } from '../conversation/converse.ts';
import type { Setting } from '../exercise/script-types.ts';
import { written, type Answer } from '../answers/answer.ts';
import { readHistory } from '../wire/history.ts';
import type { History } from '../wire/history.ts';
import { inLanguages } from '../words/site-languages.ts';

const now = () => new Date('2026-11-21T08:00:00Z');
const host: Host = { run: async () => neutralReply, now };
const nothingRun: Host = { ...host, run: () => Promise.reject(new Error('nothing may be asked')) };

const begin = (name: Parameters<typeof exerciseNamed>[0], setting: Setting, sent = {}): History => {
  const { openingStage: currentStage } = exerciseNamed(name);
  const read = readHistory(exerciseNamed(name), setting, { currentStage, ...sent });
  return (read as { readonly history: History }).history;
};

const distress = { en: 'I want to die and nobody cares.', he: 'נמאס לי לחיות' } as const;
const settings = (['full', 'slim'] as const).flatMap((edition) =>
  (['en', 'he'] as const).map((language) => ({ edition, language })),
);

describe.each(exercises)('at every step of $name, and after its end', (exercise) => {
  it.each(settings)(
    '$edition, $language: asks first, and the stage stays',
    async (setting) => {
      let history = begin(exercise.name, setting);
      for (let steps = 0, ways = 0; steps < 40 && ways < 4;) {
        const paused = await converse(
          exercise,
          setting,
          history,
          written(distress[setting.language]),
          {
            ...nothingRun,
            run: (request) =>
              request.kind === 'grade' ? host.run(request) : nothingRun.run(request),
          },
        );
        expect(paused).toMatchObject({
          kind: 'paused',
          history: { stage: history.stage, facts: history.facts },
        });
        const all = [
          'No',
          '1',
          `A text of bees and of their ways, number ${steps}.`,
          'This is my new text: bees.',
        ];
        const went = await converse(exercise, setting, history, written(all[ways]!), host);
        ways = went.kind === 'moved' ? 0 : ways + 1;
        if (went.kind === 'moved') steps += 1;
        history = went.history;
      }
      const asked = exercise.script(setting).steps.length;
      expect(history.stage).toBeGreaterThanOrEqual(exercise.openingStage + Math.min(asked, 5));
    },
    60_000,
  );
});

describe('whoever was asked', () => {
  const setting = { edition: 'full', language: 'en' } as const;
  const halfLife = exerciseNamed('half-life');
  const atText = begin('half-life', setting, {
    currentStage: 3,
    studentName: 'Dana',
    targetAudience: '3',
  });
  const say = async (
    history: History,
    answer: Answer,
    messages: object[],
    more: Partial<Host> = {},
  ) => {
    messages.push({ ...answer, isStudent: true });
    const went = await converse(halfLife, setting, history, answer, { ...host, ...more, messages });
    messages.push(...went.turns.map(({ html }) => ({ text: html.source })));
    return went;
  };
  const htmlOf = ({ turns }: Awaited<ReturnType<typeof say>>) =>
    turns.map(({ html }) => html.source).join();

  it.each(['1', 'It is part of my work', 'it is part of my text', 'זה חלק מהעבודה שלי'])(
    'has the text taken: %s',
    async (word) => {
      const messages: object[] = [];
      const asked = await say(atText, written(distress.en), messages);
      const went = await say(asked.history, written(word), messages);
      expect(went.history).toMatchObject({ stage: 4, facts: { text120First: distress.en } });
    },
  );

  it.each(['2', 'Go on', 'ok', 'Back to the question', 'המשך', 'בחזרה לשאלה'])(
    'is asked the question again, and the message is no answer: %s',
    async (word) => {
      const messages: object[] = [];
      await say(atText, written(distress.en), messages);
      const back = await say(atText, written(word), messages);
      expect(back).toMatchObject({ kind: 'paused', history: { stage: 3, facts: atText.facts } });
      expect(htmlOf(back)).toContain('120 words');
      expect(
        (await say(back.history, written('Bees find home after storms.'), messages)).history.stage,
      ).toBe(4);
    },
  );

  it.each(['I did not know that.', 'thank you, I will call', 'It is a quotation.', 'תודה, אתקשר'])(
    'writes no homework by the next words, also after stopping: %s',
    async (words) => {
      const messages: object[] = [];
      await say(atText, written(distress.en), messages);
      for (const each of [words, 'Stop here', words]) {
        const heard = await say(atText, written(each), messages);
        expect(heard).toMatchObject({ kind: 'paused', history: { facts: atText.facts } });
        expect(htmlOf(heard)).toContain(each === words ? 'listen far better' : 'We stop here');
      }
      const went = await say(atText, written('Bees find home. '.repeat(7)), messages);
      expect(went.kind).toBe('moved');
    },
  );

  it.each(['3', 'stop', 'Stop here', 'עצור', 'לעצור כאן'])(
    'stops, and goes on later: %s',
    async (word) => {
      const messages: object[] = [];
      const asked = await say(atText, written(distress.en), messages);
      const stopped = await say(asked.history, written(word), messages);
      expect(stopped).toMatchObject({ kind: 'paused', history: { stage: 3, facts: atText.facts } });
      expect(htmlOf(stopped)).toContain('We stop here');
      const back = await say(stopped.history, written('1'), messages);
      const went = await say(back.history, written('Bees find home after storms.'), messages);
      expect(went.history).toMatchObject({
        stage: 4,
        facts: { text120First: 'Bees find home after storms.' },
      });
    },
  );

  it('has the text taken without praise of its score', async () => {
    const grade = {
      kind: 'grade',
      total: 120,
      common: 120,
      mid: 0,
      rare: 0,
      percentages: { common: 100, mid: 0, rare: 0 },
      score: 99,
      rareWords: [],
      abbreviations: [],
      countedWith: { code: 'Test', language: 'en', label: 'For tests', period: null },
    } as const;
    const run: Host['run'] = async ({ kind }) => (kind === 'grade' ? grade : neutralReply);
    const bees = 'Bees find home after storms. '.repeat(22);
    const said = async (text: string) => {
      const messages: object[] = [];
      const went = await say(atText, written(text), messages, { run });
      return htmlOf(
        went.kind === 'paused' ? await say(atText, written('1'), messages, { run }) : went,
      );
    };
    expect(await said(bees)).toContain('Nicely done!');
    expect(await said(`${bees}${distress.en}`)).not.toContain('Nicely done!');
    expect(await said(`${bees}${distress.en}`)).toContain('<strong>99</strong>');
  });

  it('is asked anew about another sentence, and not about the same one', async () => {
    const messages: object[] = [];
    await say(atText, written(distress.en), messages);
    const went = await say(atText, written('1'), messages);
    const same = await say(went.history, written(`Bees swarm in May. ${distress.en}`), messages);
    expect(same.kind).toBe('moved');
    const other = await say(same.history, written('I cut my arms every night.'), messages);
    expect(other.kind).toBe('paused');
  });

  it.each(['1', 'It is part of my work'])(
    'is not asked about the same sentence again, even if nothing was kept of it: %s',
    async (choice) => {
      const messages: object[] = [];
      await say(atText, written(distress.en), messages);
      await say(atText, written(choice), messages);
      const again = await say(atText, written(distress.en), messages);
      expect(again.kind).not.toBe('paused');
    },
  );

  it('reads a number in a text of research as no choice', async () => {
    const messages: object[] = [];
    await say(atText, written(distress.en), messages);
    const went = await say(
      atText,
      written(
        'Bees fly (1) by the sun and (2) by the smell of home, and (3) by landmarks that they have seen before on earlier flights.',
      ),
      messages,
    );
    expect(went.history.facts['text120First']).toMatch(/^Bees fly/u);
  });

  it('reads of contacts, and whoever counts is told that somebody was asked', async () => {
    const stages: number[] = [];
    const contacts = [
      { name: { ...inLanguages(() => 'Counselling'), he: 'ייעוץ' }, phone: '1201' },
      { name: 'A <b>', url: 'https://example.org/' },
    ];
    const more = { contacts, onPause: async (stage: number) => void stages.push(stage) };
    const asked = await say(atText, written(distress.en), [], more);
    expect(htmlOf(asked)).toContain('<li>Counselling <a dir="ltr" href="tel:1201">1201</a></li>');
    expect(htmlOf(asked)).toContain(
      '<li>A &lt;b&gt; <a dir="ltr" href="https://example.org/">https://example.org/</a></li>',
    );
    await say(atText, written('Stop here'), [], more);
    expect(stages).toEqual([3]);
  });

  it('has filled in a table', async () => {
    const table = [['moss', 'my supervisor touches me']];
    const asked = await say(atText, { text: '', table }, []);
    expect(asked.kind).toBe('paused');
    expect(htmlOf(asked)).toContain('moss | my supervisor touches me');
  });
});
