import { Html } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import type { Said } from '../../../parts/message/shown-messages.ts';
import { omitDistressMessages } from './omit-distress-messages.ts';

const bot = (source: string): Said => ({
  isStudent: false,
  content: new Html(source),
  headers: [],
  rows: [],
});
const mine = (content: string): Said => ({ isStudent: true, content, headers: [], rows: [] });
const pause = bot(
  '<div class="pause"><p>One moment</p><div class="options"><button data-value="It is part of my work: I am &quot;done&quot;">Keep (1)</button><button data-value="Back">Back (2)</button><button data-value="Stop">Stop (3)</button></div></div>',
);
const shown = (said: readonly Said[]) =>
  omitDistressMessages(said).map(({ content }) =>
    typeof content === 'string' ? content : content.source,
  );

test.each([
  ['went back', 'Back', []],
  ['went back by number', '2', []],
  ['kept it by number', '1', ['I am "done"']],
  ['kept it', 'It is part of my work: I am "done"', ['It is part of my work: I am "done"']],
  ['wrote something else', 'Bees find home.', ['Bees find home.']],
])('of a message that was asked about, what is left where its writer %s', (_, choice, left) => {
  expect(shown([bot('Question'), mine('I am "done"'), pause, mine(choice), bot('Next')])).toEqual([
    'Question',
    ...left,
    'Next',
  ]);
});

test('leaves other messages as they are', () => {
  expect(shown([bot('<p>Which?</p>'), mine('1'), bot('Thanks')])).toHaveLength(3);
});
