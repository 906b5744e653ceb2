import type { CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { promptFor } from './prompt.ts';
import { readReply } from './read-reply.ts';
import { hebrewRubrics } from './rubrics.he.ts';
import { rubrics } from './rubrics.ts';
import { workedExamples } from './worked-examples.ts';

const requestOf = (language: 'en' | 'he', draft: string): CoachRequest => ({
  kind: 'coach',
  key: 'k',
  focus: 'summary',
  language,
  draft,
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: 'high school pupils', description: '' },
  range: null,
  jargon: [],
  wantsVersion: false,
});

describe('what a model is told', () => {
  test.each([
    ['en', 'We edit genes.', rubrics.summary, 'We weighed 40 owls'],
    ['he', 'אנו עורכים גנים.', hebrewRubrics.summary, 'שקלנו 40 ינשופים'],
  ] as const)('has rubric and examples in %s', (language, draft, rubric, example) => {
    const { system } = promptFor(requestOf(language, draft), language, 'mark');
    expect(system).toContain(rubric);
    expect(system).toContain(example);
  });

  test('keeps the rubric in the language of the conversation where the draft is in another', () => {
    const { system } = promptFor(requestOf('he', 'We edit genes.'), 'en', 'mark');
    expect(system).toContain(hebrewRubrics.summary);
    expect(system).toContain('We weighed 40 owls');
  });

  test('has a rubric for every focus in both languages', () => {
    expect(Object.keys(hebrewRubrics)).toEqual(Object.keys(rubrics));
  });
});

describe('the worked examples', () => {
  test.each(
    (['en', 'he'] as const).flatMap((language) =>
      workedExamples[language].map((example) => [example.draft, language, example] as const),
    ),
  )('would pass every check themselves: %s', (draft, language, { comments }) => {
    const content = JSON.stringify({ comments, version: '' });
    const bare = { system: '', user: '' };
    const read = readReply(content, requestOf(language, draft), bare, 'mark');
    expect(read.comments).toEqual(comments.map(({ kind, text, quote }) => ({ kind, text, quote })));
  });
});
