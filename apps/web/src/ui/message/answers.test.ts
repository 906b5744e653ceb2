import { expect, test } from 'vitest';

import { answerTo, headersOf, shownAnswer, type Content, type Said } from './answers.ts';

const said = (isStudent: boolean, content: Content, more: Partial<Said> = {}): Said => ({
  isStudent,
  content,
  headers: [],
  rows: [],
  ...more,
});
const question = said(false, {
  html: '<p>Who?</p><button data-value="3">High school (3)</button><button data-value="No change">No change</button>',
});

test.each([
  [{ typed: '3' }, { typed: 'High school' }],
  [{ html: '<p dir="auto">3</p>' }, { typed: 'High school' }],
  [{ typed: 'No change' }, { typed: 'No change' }],
  [{ typed: 'pupils' }, { typed: 'pupils' }],
])('the answer %j is shown as %j', (content, shown) => {
  expect(shownAnswer([question, said(true, content)], 1)).toEqual(shown);
});

test('an answer with no question before it is shown as it is', () => {
  expect(shownAnswer([said(true, { typed: '3' })], 0)).toEqual({ typed: '3' });
});

test('a question knows what was answered to it, if anything was', () => {
  const talk = [question, said(true, { html: '<p>3</p>' }), question];
  expect([answerTo(talk, 0), answerTo(talk, 2)]).toEqual(['3', null]);
});

test('a filled table has the columns that were asked for', () => {
  const asked = said(false, { html: '<p>List.</p>' }, { headers: ['Term', 'Keep'] });
  const filled = said(true, { typed: '' }, { rows: [['bee', 'bee']] });
  expect(headersOf([asked, filled], 1)).toEqual(['Term', 'Keep']);
  expect(headersOf([asked, said(true, { typed: 'bee' })], 1)).toEqual([]);
});
