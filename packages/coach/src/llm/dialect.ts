import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** What an endpoint takes beside the model and the messages. */
export interface Dialect {
  readonly limit: 'max_completion_tokens' | 'max_tokens' | null;
  readonly temperature: boolean;
  readonly format: 'json_schema' | 'json_object' | null;
}

/** What is tried first: all of it, under the names that OpenAI’s current models want. */
export const wholeDialect: Dialect = {
  limit: 'max_completion_tokens',
  temperature: true,
  format: 'json_schema',
};

const bareDialect: Dialect = { limit: null, temperature: false, format: null };

/** Room for an answer, and for what a reasoning model thinks before it. */
export const mostTokens = 4000;

/** Room for an answer alone, where a long text leaves no more. */
export const fewTokens = 1000;

/** The JSON that a call asks for: a name and a JSON Schema, all properties required. */
export interface JsonForm {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** An object of these properties, all required and no others. */
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

/** The parameters of a call in this dialect, with room for so many tokens. */
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

/** Matches the name of a parameter that was sent, in what the endpoint said of it. */
const named = (name: string) => new RegExp(`\\b${name}\\b`, 'u');

/**
 * What to try after a refusal: without the parameter it names, or with nothing but model and messages where it names
 * none. Null when there is nothing left to leave out.
 */
export function afterRefusal(spoken: Dialect, said: string): Dialect | null {
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
