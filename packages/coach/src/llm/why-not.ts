import { BrokenCircuitError, TaskCancelledError } from 'cockatiel';
import { APIConnectionError, APIError } from 'openai';

import { ReplyTooLong } from './limited-fetch.ts';
import { UnusableReply } from './read-reply.ts';

/** Why a model’s comment was not to be had: a kind for logs and counters, never a word of what was said. */
export type WhyNot =
  | 'wrong key'
  | 'wrong model'
  | 'refused parameter'
  | 'busy'
  | 'broken'
  | 'unreachable'
  | 'too slow'
  | 'too long'
  | 'unusable answer'
  | 'door closed'
  | 'not waited for'
  | 'over budget'
  | 'too many at once';

const byStatus: Readonly<Record<number, WhyNot>> = {
  401: 'wrong key',
  403: 'wrong key',
  404: 'wrong model',
  400: 'refused parameter',
  422: 'refused parameter',
  429: 'busy',
};

/** The kind of what was thrown by a call. */
export function whyNot(thrown: unknown): WhyNot {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof ReplyTooLong) return 'too long';
    if (error instanceof UnusableReply) return 'unusable answer';
    if (error instanceof TaskCancelledError) return 'too slow';
    if (error instanceof BrokenCircuitError) return 'door closed';
    if (error instanceof APIError && error.status !== undefined)
      return byStatus[error.status] ?? 'broken';
  }
  return thrown instanceof APIConnectionError ? 'unreachable' : 'broken';
}

/** Whether it is the endpoint’s fault, so that others would meet it too. */
export const isEndpointsFault = (thrown: unknown): boolean =>
  !['refused parameter', 'unusable answer', 'too long', 'over budget'].includes(whyNot(thrown));

const advice: Partial<Record<WhyNot, string>> = {
  'wrong key': 'does not take COACH_API_KEY',
  'wrong model':
    'knows no such model: look at COACH_MODEL, and whether COACH_URL ends as it should',
  'refused parameter': 'refuses what is sent, even without any parameter',
  busy: 'is busy',
  unreachable: 'does not answer: look at COACH_URL',
  'too slow': 'took longer than COACH_TIMEOUT',
  'unusable answer': 'answers, but not with the JSON that was asked for',
};

/** The kind in a sentence that an operator can act on. */
export const inAdvice = (why: WhyNot): string => advice[why] ?? `fails (${why})`;
