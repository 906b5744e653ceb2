import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import { gradedText } from './result-words.ts';

/** What is sent to be graded. */
export interface Submission {
  readonly text: string;
  readonly file: File | null;
  readonly period: string | null;
  readonly method: Method;
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly status: number;
}

/** Where the grading stands. While another text is graded, and after it failed, the last result stays. */
export interface Grading {
  readonly status: 'idle' | 'sending' | 'failed';
  readonly reply: GradeReply | null;
  /** How many results there have been, so that each is shown as a new one; 0 while it is that of the last visit. */
  readonly nth: number;
  readonly failure: Failure | null;
  /** True once the writer has changed the text or the choices that `reply` is about. */
  readonly isOutdated: boolean;
  /** True when that happened after the last text was sent. */
  readonly hasMovedOn: boolean;
}

export type GradingEvent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'graded'; readonly reply: GradeReply }
  | ({ readonly kind: 'failed' } & Failure)
  | { readonly kind: 'changed' }
  | { readonly kind: 'dismissed' };

export const notGraded: Grading = {
  status: 'idle',
  reply: null,
  nth: 0,
  failure: null,
  isOutdated: false,
  hasMovedOn: false,
};

/** The grading of the last visit: its result is outdated when the text has become another since. */
export const keptGrading = (text: string, reply: GradeReply | null): Grading => ({
  ...notGraded,
  reply,
  isOutdated: reply !== null && reply.name === '' && gradedText(reply).text !== text,
});

/** What happens to a grading. An answer that nobody waits for any more changes nothing. */
export function nextGrading(grading: Grading, event: GradingEvent): Grading {
  switch (event.kind) {
    case 'sent':
      return { ...grading, status: 'sending', failure: null, hasMovedOn: false };
    case 'graded':
      if (grading.status !== 'sending') return grading;
      return {
        ...notGraded,
        reply: event.reply,
        nth: grading.nth + 1,
        isOutdated: grading.hasMovedOn,
      };
    case 'failed':
      if (grading.status !== 'sending') return grading;
      return { ...grading, status: 'failed', failure: failureOf(event) };
    case 'changed':
      return grading.hasMovedOn
        ? grading
        : { ...grading, isOutdated: grading.reply !== null, hasMovedOn: true };
    case 'dismissed':
      return { ...notGraded, nth: grading.nth };
  }
}

const failureOf = ({ code, message, status }: Failure): Failure => ({ code, message, status });
