import { CallFailed } from '../failure-reason.ts';

const tag = (slash: string) =>
  String.raw`(?:<${slash}(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad)>|\[${slash}think\])`;

const upToLastClosing = new RegExp(String.raw`^[\s\S]*${tag('/')}`, 'iu');
const fromFirstOpening = new RegExp(String.raw`${tag('')}[\s\S]*$`, 'iu');

/** A model's reply without its reasoning in tags. Some chat templates leave out the opening tag. */
export const withoutReasoning = (content: string): string =>
  content.replace(upToLastClosing, '').replace(fromFirstOpening, '');

const beginsWithObject = (content: string) => /^\s*(?:```(?:json)?\s*)?\{/iu.test(content);

/** Many models put a comma before a closing bracket. */
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
 * Reads the JSON object of a model's reply. Allows reasoning before the object, a code fence and trailing commas.
 * Throws `CallFailed` without an object, or with words on both sides of it.
 */
export function parseJson(content: string): Record<string, unknown> {
  const answer = withoutReasoning(content);
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  const after = answer.slice(to + 1);
  const isFenced = /^\s*```/u.test(after);
  if (!beginsWithObject(answer) && !isFenced && /\p{L}/u.test(after))
    throw new CallFailed('unusable answer', 'The model’s answer is not only JSON.');
  try {
    const value = parse(answer.slice(from, to + 1));
    if (isRecord(value)) return value;
  } catch (cause) {
    throw new CallFailed('unusable answer', 'The model’s answer is not JSON.', { cause });
  }
  throw new CallFailed('unusable answer', 'The model’s answer is not an object.');
}
