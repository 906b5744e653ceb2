import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react';

import type { AnalysingEvent } from './analysing.ts';
import type { Writing } from './editor/writing.ts';
import type { LiveReading } from './live/live-reading.ts';
import { fileRefusal } from './result/grade-text.ts';

/** The newest file wins; a cancelled reading is dropped. */
export function useOpening(
  live: LiveReading,
  writing: RefObject<Writing | null>,
  dispatch: Dispatch<AnalysingEvent>,
): { readonly open: (files: readonly File[]) => void; readonly callOff: () => void } {
  const newest = useRef<File>(null);
  const callOff = useCallback(() => void (newest.current = null), []);
  useEffect(() => () => callOff(), [callOff]);

  const read = useCallback(
    async (file: File) => {
      newest.current = file;
      const reading = await live.readFile(file);
      if (newest.current !== file) return;
      if (reading.kind === 'refused') {
        dispatch({ kind: 'unopened', file, reason: reading.reason, message: reading.message });
        return;
      }
      const { text, isWholePage } = reading;
      dispatch({ kind: 'opened', file, text, isWholePage });
      writing.current?.replace(text);
    },
    [live, writing, dispatch],
  );
  const open = useCallback(
    (files: readonly File[]) => {
      dispatch({ kind: 'chosen', files });
      const [file] = files;
      if (file && !fileRefusal(file)) void read(file);
    },
    [dispatch, read],
  );
  return { open, callOff };
}
