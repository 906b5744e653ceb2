import { describe, expect, test } from 'vitest';

import { openEndpoint } from './openai-compatible-client.ts';
import { model, send, wire, type Answer } from '../model-for-tests.ts';
import { commentsForm } from '../prompts/comment-prompt.ts';
import { failureReason } from '../failure-reason.ts';

type Asked = Readonly<Record<string, unknown>>;

/** An endpoint that refuses a call as long as `refuses` finds something in it, with the body that real ones send. */
const choosy =
  (refuses: (asked: Asked) => object | null, seen: Asked[] = []): Answer =>
  (reply, _, body) => {
    const asked = JSON.parse(body) as Asked;
    seen.push(asked);
    const refusal = refuses(asked);
    if (refusal) send(reply, JSON.stringify(refusal), 400);
    else send(reply, wire(fine));
  };

/** An answer as it was asked for. */
const fine =
  '{"comments":[{"kind":"question","quote":"","text":"What do bees see?"}],"version":""}';

const openAi = (message: string, param: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param, code },
});

/** What real endpoints refuse, in their words. */
const refusals: readonly (readonly [string, (asked: Asked) => object | null, object])[] = [
  [
    'takes everything',
    () => null,
    { limit: 'max_completion_tokens', temperature: true, format: 'json_schema' },
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
    { limit: 'max_completion_tokens', temperature: false, format: 'json_schema' },
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
    { limit: 'max_tokens', temperature: true, format: 'json_schema' },
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
    { limit: 'max_completion_tokens', temperature: true, format: 'json_object' },
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
    { limit: 'max_completion_tokens', temperature: true, format: null },
  ],
  ...(
    [
      [
        'says so without an error (an older vLLM)',
        (name: string) => ({
          object: 'error',
          message: `[{'type': 'extra_forbidden', 'loc': ('body', '${name}'), 'msg': 'Extra inputs are not permitted', 'input': 4000}]`,
          type: 'BadRequestError',
          param: null,
          code: 400,
        }),
      ],
      [
        'says so in a detail (Mistral)',
        (name: string) => ({
          detail: [
            {
              type: 'extra_forbidden',
              loc: ['body', name],
              msg: 'Extra inputs are not permitted',
              input: 'My model does not exist, and its text is too long.',
            },
          ],
        }),
      ],
    ] as const
  ).map(
    ([how, refuse]) =>
      [
        how,
        (asked: Asked) =>
          'max_completion_tokens' in asked ? refuse('max_completion_tokens') : null,
        { limit: 'max_tokens', temperature: true, format: 'json_schema' },
      ] as const,
  ),
  [
    'refuses in words that name nothing',
    (asked) => (Object.keys(asked).length > 2 ? { detail: 'Bad request.' } : null),
    { limit: null, temperature: false, format: null },
  ],
];

const roomIn = (asked: Asked) => Number(asked['max_completion_tokens'] ?? 0);

const prompt = { system: 'Answer in JSON.', user: 'Hello.', form: commentsForm };
const patient = () => new AbortController().signal;

describe('an endpoint that', () => {
  test.each(refusals)('%s is spoken to so that it answers', async (_, refuses, dialect) => {
    const { url } = await model(choosy(refuses));
    const endpoint = openEndpoint({ url, model: 'm' });
    expect((await endpoint.complete(prompt, patient())).text).toBe(fine);
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
      else send(reply, wire(fine));
      isFirst = false;
    });
    const endpoint = openEndpoint({ url, model: 'm' });
    await expect(endpoint.complete(prompt, patient())).rejects.toThrow('filtered');
    await endpoint.complete(prompt, patient());
    expect(calls()).toBe(2);
    expect(endpoint.dialect().format).toBe('json_schema');
  });

  describe.each([
    [
      'an older vLLM',
      (room: number) => ({
        object: 'error',
        message: `This model's maximum context length is 8192 tokens. However, you requested ${5000 + room} tokens. Please reduce the length of the messages or completion.`,
        code: 400,
      }),
    ],
    [
      'a newer vLLM',
      (room: number) => ({
        error: {
          message: `'max_tokens' or 'max_completion_tokens' is too large: ${room}. This model's maximum context length is 8192 tokens and your request has 5000 input tokens.`,
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      }),
    ],
  ] as const)('has little room (%s)', (_, refuse) => {
    const ask = async (most: number) => {
      const seen: Asked[] = [];
      const { url } = await model(
        choosy((asked) => (roomIn(asked) > most ? refuse(roomIn(asked)) : null), seen),
      );
      const endpoint = openEndpoint({ url, model: 'm' });
      const said = await endpoint.complete(prompt, patient()).catch(failureReason);
      return { rooms: seen.map(roomIn), said, dialect: endpoint.dialect() };
    };

    test('is asked for a shorter answer, and what it takes is not unlearnt', async () => {
      const { rooms, said, dialect } = await ask(3000);
      expect(said).toMatchObject({ text: fine });
      expect([rooms, dialect.limit, dialect.format]).toEqual([
        [4000, 1000],
        'max_completion_tokens',
        'json_schema',
      ]);
    });

    test('and has none left is asked no further', async () => {
      const { rooms, said, dialect } = await ask(-1);
      expect([rooms, said, dialect.format]).toEqual([[4000, 1000], 'text too long', 'json_schema']);
    });
  });

  test('refuses whatever is sent is not learnt from', async () => {
    const { url } = await model(choosy(() => openAi('No.', '', 'invalid')));
    const endpoint = openEndpoint({ url, model: 'm' });
    await expect(endpoint.complete(prompt, patient())).rejects.toThrow('400');
    expect(endpoint.dialect().temperature).toBe(true);
  });

  test('says its answer in parts is heard, and what it thinks in others is not', async () => {
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
      { type: 'text', text: fine },
    ];
    const { url } = await model((reply) =>
      send(reply, JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content } }] })),
    );
    const { text } = await openEndpoint({ url, model: 'm' }).complete(prompt, patient());
    expect(text).toBe(fine);
  });

  test('is never sent max_tokens where max_completion_tokens is taken', async () => {
    const seen: Asked[] = [];
    const { url } = await model(choosy(() => null, seen));
    await openEndpoint({ url, model: 'm' }).complete(prompt, patient());
    expect(Object.keys(seen[0] ?? {})).not.toContain('max_tokens');
  });
});
