import { describe, expect, test } from 'vitest';

import { neutralCoach, type CoachRequest } from '@vernacular/exercises';

import { llmCoach } from './llm-coach.ts';
import { model, send, wire, type Answer } from './model-for-tests.ts';
import { nothingAsked } from '../local/empty-request-for-tests.ts';

/** An answer as it was asked for. */
const fine =
  '{"comments":[{"kind":"question","quote":"","text":"What do bees see?"}],"version":""}';

const openAi = (message: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param: '', code },
});

const request: CoachRequest = {
  ...nothingAsked,
  draft: 'Bees find flowers by their colour.',
};

/** How a comment ends with a model that answers so. */
const endWith = async (answer: Answer) => {
  const { url } = await model(answer);
  const ends: string[] = [];
  const patience = { firstPause: 0 };
  const onEnd = (end: string) => void ends.push(end);
  const coach = llmCoach({ url, model: 'm', fallback: neutralCoach, patience, onEnd });
  await coach.comment(request);
  return ends.join();
};

const refusing =
  (status: number, message: string, code: string | null = null): Answer =>
  (reply) =>
    send(reply, JSON.stringify({ error: { message, code } }), status);

test.each<readonly [string, Answer]>([
  [
    'filtered',
    refusing(
      400,
      'The response was filtered due to the prompt triggering Azure OpenAI’s content management policy.',
      'content_filter',
    ),
  ],
  ['filtered', (reply) => send(reply, wire('I').replace('"stop"', '"content_filter"'))],
  [
    'text too long',
    refusing(400, 'This model’s maximum context length is 8192.', 'context_length_exceeded'),
  ],
  [
    'text too long',
    refusing(
      400,
      'the request exceeds the available context size (4096 tokens), try increasing it',
    ),
  ],
  ['text too long', refusing(413, 'Request too large for model')],
  ['wrong key', refusing(400, 'API key not valid. Please pass a valid API key.')],
  ['wrong model', refusing(400, 'good is not a valid model ID')],
  ['not allowed', refusing(403, 'Country not supported')],
  ['no quota', refusing(402, 'Insufficient credits')],
  ['no quota', refusing(429, 'You exceeded your current quota', 'insufficient_quota')],
  ['busy', refusing(429, 'You exceeded your current quota of this minute')],
  ['redirected', (reply) => send(reply, '', 307, { location: '/v2' })],
  ['refused parameter', refusing(400, 'No.')],
  ['broke off', (reply) => send(reply, wire('{"comments":[').replace('"stop"', '"length"'))],
])('a comment ends as “%s” %#', async (end, answer) => {
  expect(await endWith(answer)).toBe(end);
});

/** A model that wants no temperature. */
const cold: Answer = (reply, _, body) =>
  body.includes('"temperature"')
    ? refusing(400, 'temperature', 'unsupported_value')(reply, 1, body)
    : send(reply, wire(fine));

/** What a coach says of the model that answers so. */
const introduce = async (answer: Answer, url?: string, limit = new AbortController()) => {
  const address = url ?? (await model(answer)).url;
  const coach = llmCoach({
    url: address,
    model: 'small',
    fallback: neutralCoach,
    limit: () => limit.signal,
  });
  const { isWell, sentence } = await coach.introduce();
  return `${isWell ? 'well' : 'not well'}: ${sentence.replace(/127\.0\.0\.1:\d+/u, 'HOST')}`;
};

describe('a coach introduces its model', () => {
  test('with what it takes', async () => {
    expect(await introduce(cold)).toBe(
      'well: small at HOST answers; takes max_completion_tokens, no temperature, JSON by schema',
    );
  });

  test.each<readonly [string, Answer, RegExp]>([
    [
      'a wrong key',
      (reply) =>
        send(reply, JSON.stringify(openAi('Incorrect API key provided.', 'invalid_api_key')), 401),
      /^not well: small at HOST does not take COACH_API_KEY; the local coach answers$/u,
    ],
    [
      'a wrong model',
      (reply) =>
        send(
          reply,
          JSON.stringify(openAi('The model `small` does not exist.', 'model_not_found')),
          404,
        ),
      /^not well: .+ knows no such model: look at COACH_MODEL/u,
    ],
    [
      'a wrong key, as Google says it',
      (reply) =>
        send(
          reply,
          '[{"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}]',
          400,
        ),
      /^not well: .+ does not take COACH_API_KEY/u,
    ],
    [
      'a wrong model, called invalid',
      (reply) =>
        send(reply, '{"error":{"message":"small is not a valid model ID","code":400}}', 400),
      /knows no such model/u,
    ],
    [
      'a country that is not served',
      (reply) => send(reply, '{"error":{"message":"Country not supported"}}', 403),
      /does not allow this: the key may lack a right, or the country/u,
    ],
    [
      'an address that sends on elsewhere',
      (reply) => send(reply, '', 302, { location: 'http://127.0.0.1:9/v1/chat/completions' }),
      /sends calls on to another address: look at COACH_URL/u,
    ],
    [
      'no credit',
      (reply) =>
        send(
          reply,
          JSON.stringify(openAi('You exceeded your current quota.', 'insufficient_quota')),
          429,
        ),
      /has no quota or credit left/u,
    ],
    [
      'an answer that is not what was asked for',
      (reply) => send(reply, wire('Hello! What do bees like?')),
      /^well: small at HOST answers, but not with the JSON that was asked for; where it does so again, the local coach answers; takes max_completion_tokens/u,
    ],
    [
      'one that refuses everything',
      (reply) => send(reply, '{"error":{"message":"No."}}', 400),
      /refuses what is sent, even without any parameter/u,
    ],
    [
      'one that is busy',
      (reply) => send(reply, '{}', 429, { 'retry-after': '3600' }),
      /HOST is busy/u,
    ],
  ])('or with what is wrong: %s', async (_, answer, sentence) => {
    expect(await introduce(answer)).toMatch(sentence);
  });

  test('or with its silence', async () => {
    const limit = new AbortController();
    expect(await introduce(() => limit.abort(), undefined, limit)).toMatch(
      /took longer than COACH_TIMEOUT/u,
    );
  });

  test.each([
    ['insufficient_quota', 429],
    ['', 302],
  ])('and asks no second time for what will not change: %s %d', async (code, status) => {
    const { url, calls } = await model((reply) =>
      send(reply, JSON.stringify(openAi('No.', code)), status),
    );
    const coach = llmCoach({ url, model: 'small', fallback: neutralCoach });
    await coach.comment(request);
    expect(calls()).toBe(1);
  });

  test('or with its absence', async () => {
    expect(await introduce(() => undefined, 'http://127.0.0.1:9/v1')).toMatch(/does not answer/u);
  });
});
