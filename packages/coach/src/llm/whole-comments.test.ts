import { expect, test } from 'vitest';

import { wholeComments } from './whole-comments.ts';

const first = { kind: 'works', quote: 'a "b" {c}', text: 'One \\ ]' };
const second = { kind: 'question', quote: '', text: 'Two?' };
const answer = JSON.stringify({ comments: [first, second], version: '{"comments":[{}]}' });

test.each([
  ['', []],
  ['{"comm', []],
  [answer.slice(0, answer.indexOf('"text"')), []],
  [answer.slice(0, answer.indexOf('Two')), [first]],
  [answer.slice(0, answer.indexOf(',"version"')), [first, second]],
  [answer, [first, second]],
  ['I think: {"comments": [ {"kind":x} , {"text":"b"}', [null, { text: 'b' }]],
  ['{"comments":[{"a":{"b":1}},{"c"', [{ a: { b: 1 } }]],
])('in %j', (content, whole) => expect(wholeComments(content)).toEqual(whole));

test('what stood whole stays as it was while more comes', () => {
  for (let end = 0; end <= answer.length; end += 1) {
    const whole = wholeComments(answer.slice(0, end));
    expect([first, second].slice(0, whole.length)).toEqual(whole);
  }
});
