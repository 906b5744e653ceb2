import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import { canTryAgain, type Failure } from '../../../platform/api/error-message.ts';
import { gradedText, type GradedText } from './graded-text.ts';

/** A text or file with the options by which the server grades it. */
export interface Submission {
  readonly text: string;
  /** The source file, as long as the text is unchanged from it. */
  readonly file: File | null;
  readonly period: string | null;
  /** Whether to use the period even for a text in another language. */
  readonly insists: boolean;
  readonly method: Method;
}

/** The state of grading. While another text is graded, and if that fails, `reply` and `graded` keep the last result. */
export interface Grading {
  readonly status: 'idle' | 'sending' | 'failed';
  readonly reply: GradeReply | null;
  readonly graded: GradedText | null;
  /** Number of the result, used as React key so that each result is mounted anew. */
  readonly nth: number;
  /** False for a result kept from the last visit or brought back. */
  readonly isNew: boolean;
  readonly failure: Failure | null;
  /** Language code when START gave no result because the text is neither English nor Hebrew. */
  readonly foreign: string | null;
}

/** The result on the screen; `outdatedBy` is what changed since. */
export interface Result extends Pick<Grading, 'nth' | 'isNew'> {
  readonly reply: GradeReply;
  readonly graded: GradedText;
  readonly outdatedBy: 'text' | 'choices' | null;
}

/** `changed`: the text is another now. `dismissed`: the result, or a request under way, is dropped. */
export type GradingEvent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'graded'; readonly reply: GradeReply }
  | ({ readonly kind: 'failed' } & Failure)
  | { readonly kind: 'changed' }
  | { readonly kind: 'dismissed' };

export const notGraded: Grading = {
  status: 'idle',
  reply: null,
  graded: null,
  nth: 0,
  isNew: false,
  failure: null,
  foreign: null,
};

/** The state of a screen that opens with a stored result, or without one. */
export const keptGrading = (reply: GradeReply | null): Grading => ({
  ...notGraded,
  reply,
  graded: reply && gradedText(reply),
});

/** Reducer. An answer to a request that was dismissed changes nothing. */
export function nextGrading(grading: Grading, event: GradingEvent): Grading {
  switch (event.kind) {
    case 'sent':
      return { ...grading, status: 'sending', failure: null, foreign: null };
    case 'graded':
      if (grading.status !== 'sending') return grading;
      if (event.reply.foreignLanguage)
        return { ...notGraded, nth: grading.nth + 1, foreign: event.reply.foreignLanguage.code };
      return {
        ...notGraded,
        reply: event.reply,
        graded: gradedText(event.reply),
        nth: grading.nth + 1,
        isNew: true,
      };
    case 'failed':
      if (grading.status !== 'sending') return grading;
      return { ...grading, status: 'failed', failure: event };
    case 'changed':
      // The language of one text says nothing about the next.
      if (grading.foreign !== null) return { ...grading, foreign: null };
      return grading.failure === null || canTryAgain(grading.failure)
        ? grading
        : { ...grading, status: 'idle', failure: null };
    case 'dismissed':
      return { ...notGraded, nth: grading.nth };
  }
}
