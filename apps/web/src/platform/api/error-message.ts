import type { TFunction } from 'i18next';

import { ApiFailure } from './api.ts';
import { ChunkMissing } from '../browser/fetch-chunk.ts';

/** Codes of responses that did not come from our server, such as a proxy's error page. */
const unanswered: ReadonlySet<string> = new Set(['failed', 'unreadable-reply']);

/** Why a call failed. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  /** Seconds to wait, where the server said so. */
  readonly after?: number | undefined;
}

type Told = Pick<Failure, 'code' | 'message'> & Partial<Failure>;

/** The sentence for a failed call in the site’s language; for a 429 with the time to wait. */
export function errorMessage(
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
  // The last sentence ("… in a moment") is replaced by the exact time.
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
  return t(`codes.${code as 'unexpected'}`, { defaultValue: message });
}

/** Code, message and status of any error; `failed` or `unreachable` with status 0 if no call caused it. */
export function asFailure(error: unknown): Required<Failure> {
  if (error instanceof ApiFailure)
    return { code: error.code, message: error.message, status: error.status, after: error.after };
  // A script failed to load: its server would not have answered the call either.
  const code = error instanceof ChunkMissing ? 'unreachable' : 'failed';
  return { code, message: String(error), status: 0, after: undefined };
}

/** True if the same request may succeed later. */
export const canTryAgain = ({ code, status }: { code: string; status: number }): boolean =>
  status < 400 ||
  status >= 500 ||
  [401, 408, 429].includes(status) ||
  (unanswered.has(code) && status !== 413);
