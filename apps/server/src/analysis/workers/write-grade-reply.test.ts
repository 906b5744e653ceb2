import { analyze, type Dictionary, gradingResult } from '@vernacular/analyzer';
import { gradeCall } from '@vernacular/contract';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { gradeTask } from './grade-task.ts';

let site: TestSite;
let dictionary: Dictionary;
beforeAll(async () => {
  site = await openTestSite();
  dictionary = await site.dependencies.dictionaries.open('EnglishGeneral');
}, 120_000);
afterAll(() => site.close());

const choice = { code: 'EnglishGeneral', requested: null, isSubstitute: false, notice: null };
const written = (text: string, method: 'published' | 'refined') => {
  const task = { text, name: 'a "name"', choice, method, notice: null, isKept: false } as const;
  const { json } = gradeTask(task, dictionary);
  return JSON.parse(Buffer.concat(json).toString()) as Record<string, unknown>;
};

const expectedOf = (text: string, method: 'published' | 'refined') => {
  const report = analyze(text, dictionary, { name: 'a "name"', method });
  const levels = method === 'refined' ? { levels: [...report.tokens.levels] } : {};
  return { ...gradingResult(report), text, taskId: null, ...levels };
};

const piece = oneof(
  constantFrom(
    'the ',
    'genomes ',
    'qzxvw',
    '\n',
    ' שלום',
    '"',
    '\\',
    '\ud83e',
    '🧬',
    '<b>',
    'IL-6 ',
  ),
  string({ unit: 'binary', maxLength: 6 }),
);

it('says what the grading result says, whatever the text', () => {
  const texts = array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const methods = constantFrom('published' as const, 'refined' as const);
  assert(
    property(texts, methods, (text, method) => {
      const reply = written(text, method);
      expect(reply).toMatchObject(expectedOf(text, method));
      expect(gradeCall.reply.strict().parse(reply)).toEqual(reply);
      expect('levels' in reply).toBe(method === 'refined');
    }),
    { numRuns: 200 },
  );
});

it.each(['published', 'refined'] as const)(
  'says the same of a long text, %s: no character is cut where the pieces are',
  (method) => {
    const text = `${'🧬'.repeat(100_001)} ${'the qzxvw of genomes. '.repeat(30_000)}`;
    expect(written(text, method)).toMatchObject(expectedOf(text, method));
  },
);
