import { afterEach, expect, it } from 'vitest';

import { readStored, store } from '../../../platform/storage/storage.ts';
import { exampleReply } from './grade-reply-for-tests.ts';
import { keepResult, keptResult, longestKept } from './kept-result.ts';

afterEach(() => localStorage.clear());

it('a result is there again as it was', async () => {
  keepResult(exampleReply());
  expect(await keptResult()).toEqual(exampleReply());
});

it('there is none at first', async () => expect(await keptResult()).toBeNull());

it('a result is forgotten', () => {
  keepResult(exampleReply());
  keepResult(null);
  expect(readStored('analyser.result')).toBeNull();
});

it('one too long is not kept, and neither is the one before', async () => {
  keepResult(exampleReply());
  keepResult(exampleReply({ text: 'a'.repeat(longestKept) }));
  expect(await keptResult()).toBeNull();
});

it.each(['', 'no JSON', '{}', '{"score":"high"}'])('%j is no result', async (kept) => {
  store('analyser.result', kept);
  expect(await keptResult()).toBeNull();
});
