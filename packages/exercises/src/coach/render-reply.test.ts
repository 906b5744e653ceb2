import { expect, test } from 'vitest';

import { commentTurns, versionTurns } from './render-reply.ts';
import { neutralReply, type CoachReply } from './coach-port.ts';

const comments: CoachReply['comments'] = [
  { kind: 'works', quote: 'less water', text: 'A reader can picture this.' },
  { kind: 'change', quote: 'edit', text: 'Say how.' },
  { kind: 'question', quote: '', text: 'Who gains?' },
];
const labels = (madeBy: CoachReply['madeBy'], language: 'en' | 'he') =>
  commentTurns({ ...neutralReply, comments, madeBy }, language).flatMap(({ html }) =>
    Array.from(html.source.matchAll(/<p class="kind">([^<]*)</gu), ([, label]) => label),
  );

test('each comment says in words of what kind it is', () => {
  expect(labels('local', 'en')).toEqual(['What works', 'What to change', 'A question for you']);
  expect(labels('local', 'he')).toEqual(['מה עובד', 'מה כדאי לשנות', 'שאלה אליכם']);
});

test('each comment by a language model says that too', () => {
  expect(labels('llm', 'en')).toEqual([
    'What works · by a language model',
    'What to change · by a language model',
    'A question for you · by a language model',
  ]);
  expect(labels('llm', 'he')[0]).toBe('מה עובד · מאת מודל שפה');
});

test('a plainer sentence that was shown for an earlier text is not shown again', () => {
  const reply: CoachReply = {
    ...neutralReply,
    version: 'Bees find home. It is mostly dark.',
    madeBy: 'local',
  };
  const shown = (earlier: string) =>
    versionTurns(reply, 'Bees find home. It is predominantly dark.', 'en', earlier).length;
  expect(shown('')).toBe(1);
  expect(shown('Farmers like it. It is mostly dark.')).toBe(0);
});
