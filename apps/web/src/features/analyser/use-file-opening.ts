import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react';

import type { ScreenEvent } from './screen-state.ts';
import type { Writing } from './editor/open-text-editor.ts';
import type { LiveAnalysis } from './live/live-analysis.ts';
import { fileRefusal } from './result/validate-submission.ts';

/** Opens a file in the editor. The newest file wins; `callOff` drops one that is still being read. */
export function useFileOpening(
  live: LiveAnalysis,
  writing: RefObject<Writing | null>,
  dispatch: Dispatch<ScreenEvent>,
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
