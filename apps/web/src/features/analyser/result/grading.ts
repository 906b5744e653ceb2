import type { GradeReply } from '@vernacular/contract';

/** What is sent to be graded. */
export interface Submission {
  readonly text: string;
  readonly file: File | null;
  readonly period: string | null;
}

/** Where the grading stands. While another text is graded, and after it failed, the last result stays. */
export interface Grading {
  readonly status: 'idle' | 'sending' | 'failed';
  readonly reply: GradeReply | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** True once the writer has changed the text or the choices that `reply` is about. */
  readonly isOutdated: boolean;
}

export type GradingEvent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'graded'; readonly reply: GradeReply }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'dismissed' };

export const notGraded: Grading = { status: 'idle', reply: null, failure: null, isOutdated: false };

/** What happens to a grading. */
export function nextGrading(grading: Grading, event: GradingEvent): Grading {
  switch (event.kind) {
    case 'sent':
      return { ...grading, status: 'sending', failure: null };
    case 'graded':
      return { status: 'idle', reply: event.reply, failure: null, isOutdated: false };
    case 'failed':
      return { ...grading, status: 'failed', failure: { code: event.code, message: event.message } };
    case 'changed':
      return grading.reply && !grading.isOutdated ? { ...grading, isOutdated: true } : grading;
    case 'dismissed':
      return notGraded;
  }
}
