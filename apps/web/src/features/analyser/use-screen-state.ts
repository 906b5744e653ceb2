import { useCallback, useEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react';

import { asFailure } from '../../platform/api/error-message.ts';
import { fetchChunk } from '../../platform/browser/fetch-chunk.ts';
import type { Writing } from './editor/open-text-editor.ts';
import type { LiveAnalysis } from './live/live-analysis.ts';
import type { Submission } from './result/grading-state.ts';
import { keepResult, useKeptResult } from './result/kept-result.ts';
import { fileRefusal } from './result/validate-submission.ts';
import { nextScreenState, openScreenState, type ScreenEvent } from './screen-state.ts';

/** The state of the screen; its result is stored in this tab. `grade` and `clear` abort a grading under way. */
export function useScreenState(initialText: string) {
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
  const clear = useCallback((hadText: boolean) => {
    running.current?.abort();
    dispatch({ kind: 'cleared', hadText });
  }, []);
  return { state, dispatch, grade, clear };
}

/** Opens a file in the editor. The newest file wins; `callOff` drops one that is still being read. */
export function useFileOpening(
  live: LiveAnalysis,
  writing: RefObject<Writing | null>,
  dispatch: Dispatch<ScreenEvent>,
) {
  const newest = useRef<File>(null);
  const callOff = useCallback(() => void (newest.current = null), []);
  useEffect(() => () => callOff(), [callOff]);
  const open = useCallback(
    (files: readonly File[]) => {
      const read = async (file: File) => {
        newest.current = file;
        const reading = await live.readFile(file);
        if (newest.current !== file) return;
        if (reading.kind === 'refused') return dispatch({ ...reading, kind: 'unopened', file });
        dispatch({ ...reading, kind: 'opened', file });
        writing.current?.replace(reading.text);
      };
      dispatch({ kind: 'chosen', files });
      const [file] = files;
      if (file && !fileRefusal(file)) void read(file);
    },
    [live, writing, dispatch],
  );
  return { open, callOff };
}
