import { withoutReasoning } from './reasoning-tags.ts';

/** The model answered, but not with what was asked for. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}

/** Whether the object, or the code fence around it, is the first thing in an answer. */
const beginsWithObject = (content: string) => /^\s*(?:```(?:json)?\s*)?\{/iu.test(content);

/** JSON without the commas that many models put before a closing bracket. */
const withoutTrailingCommas = (json: string) =>
  json.replaceAll(
    /("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/gsu,
    (_, text: string | undefined) => text ?? '',
  );

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return JSON.parse(withoutTrailingCommas(json));
  }
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The JSON object of an answer; reasoning before it, a code fence and trailing commas are allowed. Throws
 * `UnusableReply` where there is none, or where words stand on both sides of it: those may be reasoning without tags.
 */
export function parseJson(content: string): Record<string, unknown> {
  const answer = withoutReasoning(content);
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  const after = answer.slice(to + 1);
  const isFenced = /^\s*```/u.test(after);
  if (!beginsWithObject(answer) && !isFenced && /\p{L}/u.test(after))
    throw new UnusableReply('The model’s answer is not only JSON.');
  try {
    const value = parse(answer.slice(from, to + 1));
    if (isRecord(value)) return value;
  } catch (cause) {
    throw new UnusableReply('The model’s answer is not JSON.', { cause });
  }
  throw new UnusableReply('The model’s answer is not an object.');
}
