import type { TFunction } from 'i18next';

import { ApiFailure } from './api.ts';
import { PartMissing } from './fetch-part.ts';

/** What comes of an answer that none of our servers gave, such as the page of a proxy. */
const unanswered: ReadonlySet<string> = new Set(['failed', 'unreadable-reply']);

/** A failure of a call as a sentence for the reader: the server's own, or that of its code in another language. */
export function failureSentence(
  t: TFunction<'grading'>,
  language: string,
  failure: { readonly code: string; readonly message: string; readonly status?: number },
  isOnline = navigator.onLine,
): string {
  const { code, message, status } = failure;
  if (code === 'unreachable') return t(isOnline ? 'failure.unreachable' : 'failure.offline');
  if (status === 401) return t('failure.expired');
  if (unanswered.has(code))
    return t(status === 413 ? 'codes.request-too-large' : 'failure.unanswered');
  if (language === 'en') return message;
  // A code that has no sentence of its own says what the server said.
  return t(`codes.${code as 'unexpected'}`, { defaultValue: message });
}

/** What a caught value says as a failure. */
export function asFailure(error: unknown): { code: string; message: string; status: number } {
  if (error instanceof ApiFailure)
    return { code: error.code, message: error.message, status: error.status };
  // A script that a call needs did not come: whoever serves it would not have answered the call either.
  const code = error instanceof PartMissing ? 'unreachable' : 'failed';
  return { code, message: String(error), status: 0 };
}

/** Whether the same call may go well another time: not when what was sent is at fault. */
export const canTryAgain = ({ code, status }: { code: string; status: number }): boolean =>
  status < 400 ||
  status >= 500 ||
  [401, 408, 429].includes(status) ||
  (unanswered.has(code) && status !== 413);
