import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** What an endpoint takes beside the model and the messages. */
export interface Dialect {
  readonly limit: 'max_completion_tokens' | 'max_tokens' | null;
  readonly temperature: boolean;
  readonly format: 'json_schema' | 'json_object' | null;
  /** Whether an answer may come in pieces, and whether its cost can be asked for then. */
  readonly pieces: 'with cost' | 'bare' | null;
}

/** What is tried first: all of it, under the names that OpenAI’s current models want. */
export const wholeDialect: Dialect = {
  limit: 'max_completion_tokens',
  temperature: true,
  format: 'json_schema',
  pieces: 'with cost',
};

const bareDialect: Dialect = { limit: null, temperature: false, format: null, pieces: null };

/** Room for an answer, and for what a reasoning model thinks before it. */
export const mostTokens = 4000;

/** Room for an answer alone, where a long text leaves no more. */
export const fewTokens = 1000;

const comment = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['works', 'change', 'question'] },
    quote: { type: 'string' },
    text: { type: 'string' },
  },
  required: ['kind', 'quote', 'text'],
  additionalProperties: false,
};

const reply = {
  type: 'object',
  properties: { comments: { type: 'array', items: comment }, version: { type: 'string' } },
  required: ['comments', 'version'],
  additionalProperties: false,
};

const formats = {
  json_schema: {
    type: 'json_schema',
    json_schema: { name: 'comments', strict: true, schema: reply },
  },
  json_object: { type: 'json_object' },
} as const;

/** The parameters of a call in this dialect, with room for so many tokens. */
export const parametersOf = (
  { limit, temperature, format }: Dialect,
  room: number,
): Partial<ChatCompletionCreateParamsNonStreaming> => ({
  ...(limit && { [limit]: room }),
  ...(temperature && { temperature: 0.2 }),
  ...(format && { response_format: formats[format] }),
});

/** The parameters that ask for an answer in pieces; nothing where the endpoint gives none. */
export const inPieces = ({ pieces }: Dialect) =>
  pieces === null
    ? {}
    : ({
        stream: true,
        ...(pieces === 'with cost' && { stream_options: { include_usage: true } }),
      } as const);

const fewer = {
  max_completion_tokens: 'max_tokens',
  max_tokens: null,
  json_schema: 'json_object',
  json_object: null,
} as const;

/** Matches the name of a parameter that was sent, in what the endpoint said of it. */
const named = (name: string) => new RegExp(`\\b${name}\\b`, 'u');

/**
 * What to try after a refusal: without the parameter it names, or with nothing but model and messages where it names
 * none. Null when there is nothing left to leave out.
 */
export function afterRefusal(spoken: Dialect, said: string): Dialect | null {
  if (spoken.pieces && /\bstream/u.test(said))
    return { ...spoken, pieces: spoken.pieces === 'bare' ? null : 'bare' };
  if (spoken.temperature && /\btemperature\b/u.test(said)) return { ...spoken, temperature: false };
  if (spoken.limit && named(spoken.limit).test(said))
    return { ...spoken, limit: fewer[spoken.limit] };
  if (spoken.format && /response_format|json|schema|grammar/iu.test(said))
    return { ...spoken, format: fewer[spoken.format] };
  const hasMore = spoken.limit !== null || spoken.temperature || spoken.format !== null;
  return hasMore ? bareDialect : null;
}

/** A dialect in words, for the log of an operator. */
export const inWords = ({ limit, temperature, format }: Dialect): string =>
  [
    limit ?? 'no limit of tokens',
    temperature ? 'temperature' : 'no temperature',
    format === 'json_schema' ? 'JSON by schema' : format === 'json_object' ? 'JSON' : 'plain JSON',
  ].join(', ');
