import { Html } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { answerTo, headersOf, shownAnswer, type Content, type Said } from './shown-messages.ts';

const said = (isStudent: boolean, content: Content, more: Partial<Said> = {}): Said => ({
  isStudent,
  content,
  headers: [],
  rows: [],
  ...more,
});
const question = said(
  false,
  new Html(
    '<p>Who?</p><button data-value="3">High school (3)</button><button data-value="No change">No change</button>',
  ),
);

test.each([
  ['3', 'High school'],
  [new Html('<p dir="auto">3</p>'), 'High school'],
  ['No change', 'No change'],
  ['pupils', 'pupils'],
])('the answer %j is shown as %j', (content, shown) => {
  expect(shownAnswer([question, said(true, content)], 1)).toEqual(shown);
});

test('an answer with no question before it is shown as it is', () => {
  expect(shownAnswer([said(true, '3')], 0)).toEqual('3');
});

test('a question knows what was answered to it, if anything was', () => {
  const talk = [question, said(true, new Html('<p>3</p>')), question];
  expect([answerTo(talk, 0), answerTo(talk, 2)]).toEqual(['3', null]);
});

test('a filled table has the columns that were asked for', () => {
  const asked = said(false, new Html('<p>List.</p>'), { headers: ['Term', 'Keep'] });
  const filled = said(true, '', { rows: [['bee', 'bee']] });
  expect(headersOf([asked, filled], 1)).toEqual(['Term', 'Keep']);
  expect(headersOf([asked, said(true, 'bee')], 1)).toEqual([]);
});
