import { afterEach, expect, test, vi } from 'vitest';

import { readerOnDemand } from './reader-on-demand.ts';
import type { Reader, SpeechState } from './reader.ts';

/** A reader in a file that comes, or not, when the test says so. */
function onDemand() {
  const kinds: string[] = [];
  const turned: string[] = [];
  let answer: { come(): void; fail(): void } | null = null;
  const speechReader = (_: unknown, show: (state: SpeechState) => void): Reader => ({
    readPage: () => turned.push('page'),
    stop: () => turned.push('stop'),
    voices: () => [],
    turn(on, language) {
      turned.push(on ? language : 'off');
      show({ kind: on ? 'silent' : 'off' });
    },
  });
  const attempts: number[] = [];
  const load = (attempt: number) =>
    new Promise<{ speechReader: typeof speechReader }>((resolve, reject) => {
      attempts.push(attempt);
      answer = { come: () => resolve({ speechReader }), fail: () => reject(new Error('404')) };
    });
  const reader = readerOnDemand(
    ({ kind }) => kinds.push(kind),
    null,
    load,
    () => ({ speed: 1, voice: '' }),
  );
  const answered = async (how: 'come' | 'fail') => {
    answer?.[how]();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { reader, kinds, turned, answered, attempts };
}

afterEach(() => vi.restoreAllMocks());

test('the reader’s file is asked for when speech is turned on, and not before', async () => {
  const { reader, kinds, turned, answered, attempts } = onDemand();
  reader.readPage();
  reader.stop();
  reader.turn(false, 'en');
  expect(attempts).toEqual([]);
  reader.turn(true, 'en');
  expect(attempts).toEqual([0]);
  expect(kinds).toEqual(['off', 'loading']);
  reader.turn(true, 'he');
  await answered('come');
  reader.readPage();
  expect(turned).toEqual(['he', 'page']);
  expect(kinds.at(-1)).toBe('silent');
});

test('a file that does not come is said, and asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { reader, kinds, turned, answered, attempts } = onDemand();
  reader.turn(true, 'en');
  await answered('fail');
  expect(kinds).toEqual(['loading', 'failed']);
  reader.readPage();
  await answered('come');
  expect(attempts).toEqual([0, 1]);
  expect(turned).toEqual(['en']);
  expect(kinds).toEqual(['loading', 'failed', 'loading', 'silent']);
});

test.each(['come', 'fail'] as const)('turned off meanwhile, it stays off: %s', async (how) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { reader, kinds, turned, answered } = onDemand();
  reader.turn(true, 'en');
  reader.turn(false, 'en');
  await answered(how);
  expect(turned).toEqual([]);
  expect(kinds.at(-1)).toBe('off');
});
