import { expect, test } from 'vitest';

import { botMessage } from './message.ts';
import { commentTurns } from '../coach/render-reply.ts';
import { commentsSaid } from './extract-coach-comments.ts';
import type { CoachComment } from '../coach/coach-port.ts';

const said = (...comments: CoachComment[]) =>
  commentTurns({ kind: 'coach', comments, plainer: [], version: '', madeBy: 'llm' }, 'en').map(
    // As it travels.
    (turn) => JSON.parse(JSON.stringify(botMessage('1', turn))) as object,
  );

test('finds what a coach said, quotation first, in plain words', () => {
  const messages = said(
    { kind: 'works', text: 'You say <how> & why.', quote: 'We "weighed" 40 owls' },
    { kind: 'question', text: 'Who decides?', quote: '' },
  );
  expect(commentsSaid(messages)).toEqual([
    'We "weighed" 40 owls You say <how> & why.',
    'Who decides?',
  ]);
});

test.each([
  ['nothing was said', []],
  [
    'a student wrote it',
    [{ ...said({ kind: 'works', text: 'x', quote: '' })[0], isStudent: true }],
  ],
  ['it is no message', [null, 7, 'x', { Text: '<p>Welcome</p>', IsStudent: false }]],
])('finds nothing where %s', (_, messages) => {
  expect(commentsSaid(messages)).toEqual([]);
});
