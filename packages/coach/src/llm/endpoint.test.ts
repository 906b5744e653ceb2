import { describe, expect, test } from 'vitest';

import { neutralCoach } from '@vernacular/exercises';

import { openEndpoint } from './endpoint.ts';
import { llmCoach } from './llm-coach.ts';
import { model, send, wire, type Answer } from './model-for-tests.ts';

type Asked = Readonly<Record<string, unknown>>;

/** An endpoint that refuses a call as long as `refuses` finds something in it, with the body that real ones send. */
const choosy =
  (refuses: (asked: Asked) => object | null, seen: Asked[] = []): Answer =>
  (reply, _, body) => {
    const asked = JSON.parse(body) as Asked;
    seen.push(asked);
    const refusal = refuses(asked);
    if (refusal) send(reply, JSON.stringify(refusal), 400);
    else send(reply, wire('{}'));
  };

const openAi = (message: string, param: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param, code },
});

const pieces = 'with cost';

/** What real endpoints refuse, in their words. */
const refusals: readonly (readonly [string, (asked: Asked) => object | null, object])[] = [
  [
    'takes everything',
    () => null,
    { limit: 'max_completion_tokens', temperature: true, format: 'json_schema', pieces },
  ],
  [
    'reasons, and wants no temperature (OpenAI)',
    (asked) =>
      'temperature' in asked
        ? openAi(
            "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
            'temperature',
            'unsupported_value',
          )
        : null,
    { limit: 'max_completion_tokens', temperature: false, format: 'json_schema', pieces },
  ],
  [
    'knows max_tokens alone (an older server)',
    (asked) =>
      'max_completion_tokens' in asked
        ? {
            error: {
              message: 'Unrecognized request argument supplied: max_completion_tokens',
              type: 'invalid_request_error',
              param: null,
              code: null,
            },
          }
        : null,
    { limit: 'max_tokens', temperature: true, format: 'json_schema', pieces },
  ],
  [
    'knows JSON without a schema',
    ({ response_format: format }) =>
      (format as { type?: string } | undefined)?.type === 'json_schema'
        ? openAi(
            "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
            'response_format',
            'unsupported_value',
          )
        : null,
    { limit: 'max_completion_tokens', temperature: true, format: 'json_object', pieces },
  ],
  [
    'cannot use a grammar at all (llama.cpp)',
    (asked) =>
      'response_format' in asked
        ? {
            error: {
              code: 400,
              message: 'Either "json_schema" or "grammar" can be specified, but not both',
              type: 'invalid_request_error',
            },
          }
        : null,
    { limit: 'max_completion_tokens', temperature: true, format: null, pieces },
  ],
  [
    'refuses in words that name nothing',
    (asked) => (Object.keys(asked).length > 2 ? { detail: 'Bad request.' } : null),
    { limit: null, temperature: false, format: null, pieces: null },
  ],
];

const prompt = { system: 'Answer in JSON.', user: 'Hello.' };
const patient = () => new AbortController().signal;

describe('an endpoint that', () => {
  test.each(refusals)('%s is spoken to so that it answers', async (_, refuses, dialect) => {
    const { url } = await model(choosy(refuses));
    const endpoint = openEndpoint({ url, model: 'm' });
    expect((await endpoint.complete(prompt, patient())).text).toBe('{}');
    expect(endpoint.dialect()).toEqual(dialect);
  });

  test('has refused a parameter is not sent it again', async () => {
    const seen: Asked[] = [];
    const refuses = refusals[1]![1];
    const { url } = await model(choosy(refuses, seen));
    const endpoint = openEndpoint({ url, model: 'm' });
    await endpoint.complete(prompt, patient());
    await endpoint.complete(prompt, patient());
    expect(seen.map((asked) => 'temperature' in asked)).toEqual([true, false, false]);
  });

  test('refuses one text is sent the next with all that it takes', async () => {
    const filtered = openAi('The response was filtered.', 'prompt', 'content_filter');
    let isFirst = true;
    const { url, calls } = await model((reply) => {
      if (isFirst) send(reply, JSON.stringify(filtered), 400);
      else send(reply, wire('{}'));
      isFirst = false;
    });
    const endpoint = openEndpoint({ url, model: 'm' });
    await expect(endpoint.complete(prompt, patient())).rejects.toThrow('filtered');
    await endpoint.complete(prompt, patient());
    expect(calls()).toBe(2);
    expect(endpoint.dialect().format).toBe('json_schema');
  });

  test('refuses whatever is sent is not learnt from', async () => {
    const { url } = await model(choosy(() => openAi('No.', '', 'invalid')));
    const endpoint = openEndpoint({ url, model: 'm' });
    await expect(endpoint.complete(prompt, patient())).rejects.toThrow('400');
    expect(endpoint.dialect().temperature).toBe(true);
  });

  test('is never sent max_tokens where max_completion_tokens is taken', async () => {
    const seen: Asked[] = [];
    const { url } = await model(choosy(() => null, seen));
    await openEndpoint({ url, model: 'm' }).complete(prompt, patient());
    expect(Object.keys(seen[0] ?? {})).not.toContain('max_tokens');
  });
});

/** What a coach says of the model that answers so. */
const introduce = async (answer: Answer, url?: string) => {
  const address = url ?? (await model(answer)).url;
  const coach = llmCoach({
    url: address,
    model: 'small',
    fallback: neutralCoach,
    patience: { wholeCall: 500 },
  });
  const { isWell, sentence } = await coach.introduce();
  return `${isWell ? 'well' : 'not well'}: ${sentence.replace(/127\.0\.0\.1:\d+/u, 'HOST')}`;
};

describe('a coach introduces its model', () => {
  test('with what it takes', async () => {
    expect(await introduce(choosy(refusals[1]![1]))).toBe(
      'well: small at HOST answers; takes max_completion_tokens, no temperature, JSON by schema',
    );
  });

  test.each<readonly [string, Answer, RegExp]>([
    [
      'a wrong key',
      (reply) =>
        send(
          reply,
          JSON.stringify(openAi('Incorrect API key provided.', '', 'invalid_api_key')),
          401,
        ),
      /^not well: small at HOST does not take COACH_API_KEY; the local coach answers$/u,
    ],
    [
      'a wrong model',
      (reply) =>
        send(
          reply,
          JSON.stringify(openAi('The model `small` does not exist.', '', 'model_not_found')),
          404,
        ),
      /^not well: .+ knows no such model: look at COACH_MODEL/u,
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
    ['one that says nothing', () => undefined, /took longer than COACH_TIMEOUT/u],
  ])('or with what is wrong: %s', async (_, answer, sentence) => {
    expect(await introduce(answer)).toMatch(sentence);
  });

  test('or with its absence', async () => {
    expect(await introduce(() => undefined, 'http://127.0.0.1:9/v1')).toMatch(/does not answer/u);
  });
});
