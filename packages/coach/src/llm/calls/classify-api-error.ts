import { APIError } from 'openai';

import { CallFailed, type RefusedFor } from '../failure-reason.ts';

/** How endpoints word a refusal, whatever status they give it; the first match counts. */
const words: readonly (readonly [RefusedFor, RegExp])[] = [
  ['filtered', /content[_ ](?:filter|management|policy)|moderation|flagged|safety system/iu],
  [
    'text too long',
    /context[_ ](?:length|window|size)|(?:prompt|input|request|messages?|text|tokens'?) (?:is|are|was) too (?:long|large)|reduce the length|maximum (?:context|input|prompt)|exceeds? the maximum number of (?:input )?tokens|too many (?:input )?tokens/iu,
  ],
  ['wrong key', /api[_ ]?key/iu],
  [
    'wrong model',
    /model_not_found|not a valid model|(?:invalid|unknown|no such) model|\bmodel\b[^.]{0,60}(?:does not exist|not found)/iu,
  ],
];

const byStatus: Readonly<Record<number, RefusedFor>> = {
  401: 'wrong key',
  402: 'no quota',
  403: 'not allowed',
  404: 'wrong model',
  413: 'text too long',
};

/** Error codes for a refused parameter; the message that comes with them may be about anything. */
const ofParameters: ReadonlySet<unknown> = new Set([
  'unsupported_parameter',
  'unsupported_value',
  'unknown_parameter',
]);

/** The endpoint's error as JSON, without the part of the request that it repeats. */
export const saidIn = (error: APIError): string =>
  JSON.stringify(error.error ?? error.message, (key, value: unknown) =>
    key === 'input' || key === 'ctx' ? undefined : value,
  );

/** The refusal in an error; null if a parameter may be the reason, or the call failed in another way. */
export function refusedFor(thrown: unknown): RefusedFor | null {
  if (!(thrown instanceof APIError)) return null;
  const { cause } = thrown;
  if (cause instanceof CallFailed && cause.why === 'redirected') return 'redirected';
  const { status, code, type } = thrown;
  if (status === undefined || status >= 500 || ofParameters.has(code)) return null;
  // Other 429 responses may be about a quota per minute.
  if (status === 429) return [code, type].includes('insufficient_quota') ? 'no quota' : null;
  const said = saidIn(thrown);
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? byStatus[status] ?? null;
}
