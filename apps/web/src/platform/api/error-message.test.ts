import { errorCodes } from '@vernacular/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { callApi } from './api.ts';
import { asFailure, errorMessage } from './error-message.ts';
import { ChunkMissing } from '../browser/fetch-chunk.ts';
import { i18n } from '../language/i18n.ts';
import { languages, type Language } from '../language/languages.ts';
import { openTexts } from '../language/texts-for-tests.ts';

beforeAll(async () => {
  for (const { code } of languages) await openTexts(code, 'grading');
});
afterEach(() => void vi.unstubAllGlobals());

const calm = {
  en: 'The site could not answer just now. Please try again in a moment.',
  he: 'האתר לא הצליח לענות כרגע. כדאי לנסות שוב בעוד רגע.',
} as const;

const sentence = (language: Language, failure: Parameters<typeof errorMessage>[2]) =>
  errorMessage(i18n.getFixedT(language, 'grading'), language, failure, true);

/** What a reader is told when a call is answered like this. */
async function told(language: Language, answer: Response): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const thrown: unknown = await callApi('/a', { parse: () => null }).catch((error) => error);
  return sentence(language, asFailure(thrown));
}

const answers: readonly (readonly [string, () => Response])[] = [
  ["a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a failure without a word', () => new Response(null, { status: 500 })],
  ['a failure in JSON of another kind', () => Response.json({ detail: 'x' }, { status: 500 })],
  ['an answer that is no JSON', () => new Response('<!doctype html>')],
];

describe.each(['en', 'he'] as const)('in %s', (language) => {
  it.each(answers)('says calmly that there was %s', async (_what, answer) => {
    expect(await told(language, answer())).toBe(calm[language]);
  });

  it('says so too of what is no failure of a call', () =>
    expect(sentence(language, asFailure(new SyntaxError('Unexpected token <')))).toBe(
      calm[language],
    ));
});

const busy = () =>
  new Response('<h1>Slowly</h1>', { status: 429, headers: { 'retry-after': '5' } });

it('says once when to try again', async () => {
  expect(await told('en', busy())).toBe(
    'The site could not answer just now. Please try again in 5 seconds.',
  );
  expect(await told('he', busy())).toBe('האתר לא הצליח לענות כרגע. כדאי לנסות שוב בעוד 5 שניות.');
});

it('tells what a proxy finds too large from what failed', async () => {
  expect(await told('en', new Response('<h1>Too large</h1>', { status: 413 }))).toBe(
    'The request is larger than this site accepts.',
  );
});

it('leaves the sentence of the server as it is', () =>
  expect(sentence('en', { code: 'unknown-dictionary', message: 'There is no dictionary X.' })).toBe(
    'There is no dictionary X.',
  ));

/** Codes that one screen alone receives, and says in its own words. */
const elsewhere = new Set(['no-profile', 'invalid-link', 'revoked-link', 'expired-link']);
const said = Object.entries(errorCodes).filter(([code]) => !elsewhere.has(code));

it.each(said)('has words of its own in Hebrew for %s', (code, { sentence: message }) =>
  expect(sentence('he', { code, message })).toMatch(/[א-ת]/),
);

it('says that the server cannot be reached when the script for a call does not come', () => {
  expect(sentence('en', asFailure(new ChunkMissing('gone')))).toBe(
    sentence('en', { code: 'unreachable', message: '' }),
  );
});
