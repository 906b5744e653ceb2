import { answerReaderTestCall, readerTestCall, takeBackAnswerCall } from '@vernacular/contract';
import { afterEach, expect, it, vi } from 'vitest';

import { codeOf, fetchTest, isPassing, paths } from './reader-calls.ts';

afterEach(() => vi.unstubAllGlobals());

it('calls the paths of the contract', () => {
  expect(paths.test(':id')).toBe(encoded(readerTestCall.path));
  expect(paths.answer(':id', ':answerId')).toBe(encoded(answerReaderTestCall.path));
  expect(paths.takeBack(':answerId')).toBe(encoded(takeBackAnswerCall.path));
});

const encoded = (path: string) => path.replaceAll(':', '%3A');

async function failureOf(reply: () => Response) {
  vi.stubGlobal('fetch', async () => reply());
  return fetchTest('a').then(
    () => 'none',
    (error: unknown) => codeOf(error),
  );
}

it.each([
  ['busy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['busy', () => Response.json({ error: { code: 'too-many-calls' } }, { status: 429 })],
  [
    'reader-test-ended',
    () => Response.json({ error: { code: 'reader-test-ended' } }, { status: 410 }),
  ],
  [
    'unreachable',
    () => {
      throw new TypeError('offline');
    },
  ],
])('tells %s', async (code, reply) => {
  expect(await failureOf(reply)).toBe(code);
  expect(isPassing(code)).toBe(code !== 'reader-test-ended');
});
