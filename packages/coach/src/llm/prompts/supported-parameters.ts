import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** The optional parameters with which an endpoint is called; null or false for those it refused. */
export interface Dialect {
  readonly limit: 'max_completion_tokens' | 'max_tokens' | null;
  readonly temperature: boolean;
  readonly format: 'json_schema' | 'json_object' | null;
}

/** Tried first: every parameter, under the names of OpenAI’s current models. */
export const wholeDialect: Dialect = {
  limit: 'max_completion_tokens',
  temperature: true,
  format: 'json_schema',
};

const bareDialect: Dialect = { limit: null, temperature: false, format: null };

/** Tokens for an answer and the reasoning before it. */
export const mostTokens = 4000;

/** Tokens for an answer alone, if a long text leaves no room for more. */
export const fewTokens = 1000;

export interface JsonForm {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const formatOf = (format: 'json_schema' | 'json_object', { name, schema }: JsonForm) =>
  format === 'json_schema'
    ? ({ type: format, json_schema: { name, strict: true, schema: { ...schema } } } as const)
    : ({ type: format } as const);

export const parametersOf = (
  { limit, temperature, format }: Dialect,
  form: JsonForm,
  room: number,
): Partial<ChatCompletionCreateParamsNonStreaming> => ({
  ...(limit && { [limit]: room }),
  ...(temperature && { temperature: 0.2 }),
  ...(format && { response_format: formatOf(format, form) }),
});

const fewer = {
  max_completion_tokens: 'max_tokens',
  max_tokens: null,
  json_schema: 'json_object',
  json_object: null,
} as const;

const named = (name: string) => new RegExp(`\\b${name}\\b`, 'u');

/** The next dialect: without the refused parameter, or bare if none is named; null if nothing is left. */
export function afterRefusal(spoken: Dialect, said: string): Dialect | null {
  if (spoken.temperature && /\btemperature\b/u.test(said)) return { ...spoken, temperature: false };
  if (spoken.limit && named(spoken.limit).test(said))
    return { ...spoken, limit: fewer[spoken.limit] };
  if (spoken.format && /response_format|json|schema|grammar/iu.test(said))
    return { ...spoken, format: fewer[spoken.format] };
  const hasMore = spoken.limit !== null || spoken.temperature || spoken.format !== null;
  return hasMore ? bareDialect : null;
}

/** The accepted parameters, for the log: “max_tokens, temperature, JSON by schema”. */
export const inWords = ({ limit, temperature, format }: Dialect): string =>
  [
    limit ?? 'no limit of tokens',
    temperature ? 'temperature' : 'no temperature',
    format === 'json_schema' ? 'JSON by schema' : format === 'json_object' ? 'JSON' : 'plain JSON',
  ].join(', ');
