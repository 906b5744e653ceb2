import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { exerciseNames } from '@vernacular/exercises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { runForTests } from '../run-for-tests.ts';

let data: string;
const play = (args: readonly string[], answers: readonly string[]) =>
  runForTests(['play', ...args], {
    input: answers.map((answer) => `${answer}\n\n`).join(''),
    environment: { DATA_DIR: data },
  });

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vernacular-play-'));
  await putDictionaries(data);
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const halfLife = [
  'Dana',
  '3',
  `My team studies how bumblebees find their way home.\nWe utilize an apoptosome. ${'They fly back over hedges, roads and fields to the same small hole. '.repeat(3)}`,
  'Bumblebees find home by several landmarks.',
  'Bees remember landmarks.',
  'Bees remember landmarks, so we can plant hedges that guide them home.',
  '2',
];

const exercises = new URL('../../../../packages/exercises/src/', import.meta.url);
const transcripts = exerciseNames.flatMap((name) =>
  ['full-en', 'full-he', 'slim-en', 'slim-he'].map((file) => `${name}/transcripts/${file}.txt`),
);

/** The command line of a transcript, and its answers as somebody would type them. */
function readTranscript(path: string) {
  const lines = readFileSync(new URL(path, exercises), 'utf8').split('\n');
  const [name = '', edition = '', language = ''] = lines[0]!.slice(2).split(' · ');
  const answers = lines
    .filter((line) => line.startsWith('you: '))
    .map((line) =>
      line
        .slice(5)
        .replace(/^table /, '')
        .replaceAll(' ;; ', '\n'),
    );
  return {
    args: [name, '--language', language, ...(edition === 'slim' ? ['--slim'] : [])],
    answers,
  };
}

describe('vernacular play', () => {
  it('holds a whole conversation with scores and comments, and ends with 0', async () => {
    const { code, out, err } = await play(['half-life'], halfLife);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(
      '  1  Skip this question\nType a number, or answer in words.\n\n> Dana\n>\n\nGood to meet you, Dana.',
    );
    expect(out).toMatch(
      /^ {2}3 {2}High school\n.*\nType a number, or answer in words\.\n\n(> ?\n)?> 3\n/ms,
    );
    // The row carries the mark of its words, as a legend.
    expect(out).toMatch(/^\*Rare\* +\d+ \(\d+%\)$/m);
    expect(out).toContain('• *apoptosome*');
    expect(out).toContain('Counted with: General English (subtitles, books, web).');
    expect(out).toMatch(/^│ .*\n/m);
    expect(out).toMatch(/^Text +Words +Rare words, each time +Score$/m);
    expect(out).not.toMatch(/<\/?\w+|&(amp|lt|quot|#39);/);
  });

  it('asks about distress before anything else, and takes the text when its writer keeps it', async () => {
    const text = 'I want to die and nobody cares about my thesis.';
    const answers = ['Dana', '3', text, '3', '1', text, '1', 'Bees remember landmarks.'];
    const { out } = await play(['half-life'], answers);
    const [, asked = '', again = ''] = out.split('One moment, because people come first.');
    expect(asked).toContain(
      '  1  Keep it as my answer\n  2  Back to the question\n  3  Stop here\n',
    );
    expect(asked).toContain('We stop here');
    expect(asked).not.toMatch(/score|60 words/iu);
    expect(again).toContain('Now the same in about 60 words');
  });

  it.each(transcripts)('goes through %s to the end', async (path) => {
    const { args, answers } = readTranscript(path);
    expect(await play(args, answers)).toMatchObject({ code: 0, err: '' });
  });

  it('says the same again when what it said is played again', async () => {
    const first = await play(['half-life'], halfLife);
    const answers = [...first.out.matchAll(/^> ?(.*)$/gm)].map(([, typed]) => typed).join('\n');
    const again = await runForTests(['play', 'half-life'], {
      input: `${answers}\n`,
      environment: { DATA_DIR: data },
    });
    expect(again).toEqual(first);
  });

  it('asks neutrally and gives no score when slim', async () => {
    const { code, out } = await play(['half-life', '--slim'], halfLife);
    expect(code).toBe(0);
    expect(out).not.toMatch(/Score|Counted with|apoptosome\*/);
  });

  it('speaks Hebrew', async () => {
    const { code, out } = await play(['ethics', '--language', 'he'], ['טקסט על דבורים.']);
    expect(code).toBe(1);
    expect(out).toMatch(/\p{Script=Hebrew}{3}/u);
    expect(out.replaceAll(/^>.*$/gm, '')).not.toMatch(/\b(Please|Thank you)\b/);
  });

  it('takes a table as lines with bars', async () => {
    const text = 'Bees lose their way after a storm. The insect starves. We followed each insect.';
    const { out } = await play(
      ['coherence'],
      [text, 'No', 'bees | insect | bees\nstorm | – | storm', '1'],
    );
    expect(out).toContain('with | between the cells:\n  Term | Other names used | Name to keep\n');
    expect(out).toMatch(/> bees \| insect \| bees\n> storm \| – \| storm\n>\n\n/);
  });

  it('ends an answer at a full stop on its own, and asks again when there is nothing before it', async () => {
    const { code, out, err } = await runForTests(['play', 'half-life'], {
      input: '.\nDana\n.\n',
      environment: { DATA_DIR: data },
    });
    expect(out).toMatch(
      /> \.\n\nI did not see an answer there\.\n.*what may I call you\?.*\n\n> Dana\n> \.\n\nGood to meet you, Dana\./s,
    );
    expect({ code, err }).toEqual({
      code: 1,
      err: 'vernacular: The answers ended before the conversation did.\n',
    });
  });

  it('takes the last answer without a line end', async () => {
    const { out } = await runForTests(['play', 'half-life'], {
      input: 'Dana',
      environment: { DATA_DIR: data },
    });
    expect(out).toContain('Good to meet you, Dana.');
  });

  it('asks again for an option that is not there', async () => {
    const { out } = await play(['half-life'], ['Dana', '9', '4']);
    expect(out.match(/Mixed adults/g)).toHaveLength(2);
  });

  it('says when other counts answer than those asked for', async () => {
    const { err } = await play(['ethics', '--dictionary', 'English2012_2015'], []);
    expect(err).toContain('English2012_2015 is not installed; General English');
  });

  it.each([
    [[], /^vernacular: Name an exercise: half-life, persuasive, /],
    [['half-time'], /^vernacular: There is no exercise ‘half-time’; there are half-life, /],
    [['ethics', 'coherence'], /^vernacular: Name one exercise\. /],
    [['ethics', '--language', 'fr'], /^vernacular: The language is en or he, not ‘fr’\. /],
    [['ethics', '--dictionary', 'news'], /^vernacular: .*news/],
  ])('refuses %j', async (args, sentence) => {
    const { code, out, err } = await play(args, []);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });
});
