import type { TFunction } from 'i18next';

import { ApiFailure } from './api.ts';
import { PartMissing } from '../browser/fetch-chunk.ts';

/** What comes of an answer that none of our servers gave, such as the page of a proxy. */
const unanswered: ReadonlySet<string> = new Set(['failed', 'unreadable-reply']);

interface Told {
  readonly code: string;
  readonly message: string;
  readonly status?: number;
  /** Seconds to wait, where the server said so. */
  readonly after?: number | undefined;
}

/** A failure of a call as a sentence for the reader: the server's own, or that of its code in another language. */
export function failureSentence(
  t: TFunction<'grading'>,
  language: string,
  failure: Told,
  isOnline = navigator.onLine,
): string {
  const { after, status } = failure;
  const sentence = plainSentence(t, language, failure, isOnline);
  if (status !== 429 || after === undefined) return sentence;
  const [unit, count] =
    after < 90 ? (['seconds', after] as const) : (['minutes', Math.ceil(after / 60)] as const);
  // "In a moment" and "later" give way to the seconds.
  const what = sentence.replace(/(\.) [^.]*\.$/u, '$1');
  return `${what} ${t(`failure.again.${unit}`, { count })}`;
}

function plainSentence(
  t: TFunction<'grading'>,
  language: string,
  { code, message, status }: Told,
  isOnline: boolean,
): string {
  if (code === 'unreachable') return t(isOnline ? 'failure.unreachable' : 'failure.offline');
  if (status === 401) return t('failure.expired');
  if (unanswered.has(code))
    return t(status === 413 ? 'codes.request-too-large' : 'failure.unanswered');
  if (language === 'en') return message;
  // A code that has no sentence of its own says what the server said.
  return t(`codes.${code as 'unexpected'}`, { defaultValue: message });
}

/** What a caught value says as a failure. */
export function asFailure(error: unknown): Required<Told> {
  if (error instanceof ApiFailure)
    return { code: error.code, message: error.message, status: error.status, after: error.after };
  // A script that a call needs did not come: whoever serves it would not have answered the call either.
  const code = error instanceof PartMissing ? 'unreachable' : 'failed';
  return { code, message: String(error), status: 0, after: undefined };
}

/** Whether the same call may go well another time: not when what was sent is at fault. */
export const canTryAgain = ({ code, status }: { code: string; status: number }): boolean =>
  status < 400 ||
  status >= 500 ||
  [401, 408, 429].includes(status) ||
  (unanswered.has(code) && status !== 413);
