import { BrokenCircuitError } from 'cockatiel';
import { APIConnectionError, APIError } from 'openai';

/** Refusals that neither other parameters nor a retry would fix. */
export type RefusedFor =
  | 'wrong key'
  | 'wrong model'
  | 'not allowed'
  | 'no quota'
  | 'filtered'
  | 'text too long'
  | 'redirected';

/** Why the model gave no comment: a kind for logs and counters, which never contains the text. */
export type FailureReason =
  | RefusedFor
  | 'refused parameter'
  | 'busy'
  | 'broken'
  | 'unreachable'
  | 'too slow'
  | 'answer too long'
  | 'broke off'
  | 'unusable answer'
  | 'unreadable judgement'
  | 'none passed'
  | 'door closed'
  | 'not waited for'
  | 'over budget'
  | 'too many at once';

/** A call that brought no comment, with the reason. */
export class CallFailed extends Error {
  override readonly name: string = 'CallFailed';
  readonly why: FailureReason;
  constructor(why: FailureReason, message = `No comment: ${why}.`, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

/** The endpoint refused the call. */
export class Refused extends CallFailed {
  override readonly name = 'Refused';
  constructor(why: RefusedFor, options?: ErrorOptions) {
    super(why, `The endpoint refused: ${why}.`, options);
  }
}

const byStatus: Readonly<Record<number, FailureReason>> = {
  400: 'refused parameter',
  422: 'refused parameter',
  429: 'busy',
};

/** The reason in an error or one of its causes; `broken` for an error without one. */
export function failureReason(thrown: unknown): FailureReason {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof CallFailed) return error.why;
    if (error instanceof BrokenCircuitError) return 'door closed';
    if (error instanceof APIError && error.status !== undefined)
      return byStatus[error.status] ?? 'broken';
  }
  return thrown instanceof APIConnectionError ? 'unreachable' : 'broken';
}

const ofOneText: ReadonlySet<FailureReason> = new Set([
  'refused parameter',
  'filtered',
  'text too long',
  'unusable answer',
  'unreadable judgement',
  'none passed',
  'answer too long',
  'over budget',
]);

/** Whether the endpoint is at fault, so that other texts would fail too. */
export const isEndpointsFault = (thrown: unknown): boolean => !ofOneText.has(failureReason(thrown));

const advice: Partial<Record<FailureReason, string>> = {
  'wrong key': 'does not take COACH_API_KEY',
  'wrong model':
    'knows no such model: look at COACH_MODEL, and whether COACH_URL ends as it should',
  'not allowed': 'does not allow this: the key may lack a right, or the country may not be served',
  'no quota': 'has no quota or credit left',
  redirected: 'sends calls on to another address: look at COACH_URL',
  filtered: 'filters out even a sentence about bees',
  'text too long': 'has no room for the shortest prompt',
  'refused parameter': 'refuses what is sent, even without any parameter',
  'over budget': 'is not asked: the tokens of the site are used up',
  busy: 'is busy',
  unreachable: 'does not answer: look at COACH_URL',
  'too slow': 'took longer than COACH_TIMEOUT',
  'unusable answer': 'answers with nothing',
};

/** What to say of the endpoint in a log, after its name: “does not take COACH_API_KEY”. */
export const adviceFor = (why: FailureReason): string => advice[why] ?? `fails (${why})`;
