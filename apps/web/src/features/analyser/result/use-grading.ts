import { useCallback, useEffect, useReducer, useRef } from 'react';

import { asFailure } from '../../../platform/failure-sentence.ts';
import { gradeText } from './grade-text.ts';
import { nextGrading, notGraded, type Grading, type Submission } from './grading.ts';

/** Sends texts to be graded, one at a time. */
export function useGrading(): {
  readonly grading: Grading;
  readonly grade: (submission: Submission) => Promise<void>;
  readonly outdate: () => void;
  readonly dismiss: () => void;
} {
  const [grading, dispatch] = useReducer(nextGrading, notGraded);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const grade = useCallback(async (submission: Submission) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    dispatch({ kind: 'sent' });
    try {
      const reply = await gradeText(submission, signal);
      if (!signal.aborted) dispatch({ kind: 'graded', reply });
    } catch (error) {
      if (!signal.aborted) dispatch({ kind: 'failed', ...asFailure(error) });
    }
  }, []);
  const outdate = useCallback(() => dispatch({ kind: 'changed' }), []);
  const dismiss = useCallback(() => {
    running.current?.abort();
    dispatch({ kind: 'dismissed' });
  }, []);
  return { grading, grade, outdate, dismiss };
}
