import { expect, test } from 'vitest';

import { answeredChecks, marksAfter, readMarks, withMark, withoutMark } from './check-marks.ts';

const mark = (id: string, start: number, end: number) =>
  ({ id, version: 1, answer: 'marked', start, end, field: 'text' }) as const;
const check = (id: string) => ({
  id,
  version: 1,
  question: `${id}?`,
  why: '',
  good: '',
  weak: '',
  source: '',
});
const asked = { field: 'text', list: [check('how'), check('who')] };
const history = { text: 'We asked 240 pupils.' };

test('a later answer to a check replaces the earlier one, and can be undone', () => {
  const once = withMark([], mark('how', 0, 2));
  expect(withMark(once, mark('how', 3, 8))).toEqual([mark('how', 3, 8)]);
  expect(withMark(once, { ...mark('how', 3, 8), field: 'other' })).toHaveLength(2);
  expect(withoutMark(once, { id: 'how', field: 'text' })).toEqual([]);
});

test('each check of a question is told with the words that were marked for it', () => {
  const marks = [mark('how', 9, 19), { ...mark('who', 0, 0), answer: 'absent' } as const];
  expect(answeredChecks(asked, marks, history)).toEqual([
    { id: 'how', question: 'how?', answer: 'marked', words: '240 pupils' },
    { id: 'who', question: 'who?', answer: 'absent', words: '' },
  ]);
  expect(answeredChecks(asked, [], null).map(({ answer }) => answer)).toEqual(['open', 'open']);
});

test('marks are found again where their text changed', () => {
  const marks = [mark('how', 9, 19), mark('who', 0, 2)];
  const after = { text: 'In May 240 pupils answered.' };
  expect(marksAfter({ marks, history }, after, asked)).toEqual([mark('how', 7, 17)]);
  // A check of an earlier question is not asked again: its mark stays as it was sent.
  expect(marksAfter({ marks, history }, after, undefined)).toEqual([
    mark('how', 7, 17),
    mark('who', 0, 2),
  ]);
});

test('the marks that the server gives back go before those that were sent', () => {
  const marks = [mark('how', 9, 19)];
  expect(marksAfter({ marks, history }, history, asked)).toEqual(marks);
  expect(marksAfter({ marks, history }, { ...history, checks: [] }, asked)).toEqual([]);
});

test.each([null, 'x', [null, 1, { id: 'how' }, { ...mark('how', 0, 1), answer: 'yes' }]])(
  'no marks are read from %j',
  (value) => {
    expect(readMarks(value)).toEqual([]);
  },
);
