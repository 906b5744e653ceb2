import { useCallback, useEffect, useReducer, useRef, type Dispatch } from 'react';

import { asFailure } from '../../platform/api/error-message.ts';
import { fetchChunk } from '../../platform/browser/fetch-chunk.ts';
import {
  nextScreenState,
  openScreenState,
  type ScreenState,
  type ScreenEvent,
} from './screen-state.ts';
import type { Submission } from './result/grading-state.ts';
import { keepResult, useKeptResult } from './result/kept-result.ts';

export function useScreenState(initialText: string): {
  readonly state: ScreenState;
  readonly dispatch: Dispatch<ScreenEvent>;
  readonly grade: (submission: Submission) => Promise<void>;
  /** Closes the result or clears the screen; pending answers are dropped. */
  readonly end: (event: ScreenEvent & { kind: 'cleared' | 'dismissed' }) => void;
} {
  const kept = useKeptResult();
  const [state, dispatch] = useReducer(nextScreenState, null, () =>
    openScreenState(initialText, kept),
  );
  const result = state.grading.reply;
  const stored = useRef(kept);
  useEffect(() => {
    if (result === stored.current) return;
    stored.current = result;
    keepResult(result);
  }, [result]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const grade = useCallback(async (submission: Submission) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    dispatch({ kind: 'sent' });
    try {
      const { gradeText } = await fetchChunk(() => import('./result/grade-request.ts'));
      const reply = await gradeText(submission, signal);
      if (!signal.aborted) dispatch({ kind: 'graded', reply });
    } catch (error) {
      if (!signal.aborted) dispatch({ kind: 'failed', ...asFailure(error) });
    }
  }, []);
  const end = useCallback((event: ScreenEvent & { kind: 'cleared' | 'dismissed' }) => {
    running.current?.abort();
    dispatch(event);
  }, []);
  return { state, dispatch, grade, end };
}
