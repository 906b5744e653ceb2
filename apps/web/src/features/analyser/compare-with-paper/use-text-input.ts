import { useCallback, useEffect, useRef, useState } from 'react';

import type { FileTrouble } from '../screen-state.ts';
import type { Part } from '../draft/tab-storage.ts';
import { useDraft } from '../draft/use-draft.ts';
import { readFile } from '../live/read-file.ts';
import { fileRefusal } from '../result/validate-submission.ts';

export interface Gone {
  readonly text: string;
  /** Name of the file that replaced the text; null when the text was cleared. */
  readonly file: string | null;
}

export function useSheet(part: Part) {
  const { initialText, draft, isKept } = useDraft(part);
  const [text, setText] = useState(initialText);
  const [gone, setGone] = useState<Gone | null>(null);
  const [opening, setOpening] = useState<File | null>(null);
  const [trouble, setTrouble] = useState<FileTrouble | null>(null);
  const newest = useRef<File>(null);
  useEffect(() => () => void (newest.current = null), []);

  const put = useCallback(
    (next: string, before: Gone | null = null) => {
      newest.current = null;
      setOpening(null);
      setText(next);
      setGone(before);
      setTrouble(null);
      draft.keep(() => next);
    },
    [draft],
  );

  const open = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refused = fileRefusal(file);
    if (refused) return setTrouble({ file, reason: refused, message: '' });
    newest.current = file;
    setTrouble(null);
    setOpening(file);
    const reading = await readFile(file);
    // Another file was chosen, or something was written, while this one was read.
    if (newest.current !== file) return;
    setOpening(null);
    if (reading.kind === 'refused') setTrouble({ file, ...reading });
    else put(reading.text, text === '' ? null : { text, file: file.name });
  };

  const clear = () => {
    put('', text === '' ? null : { text, file: null });
    draft.flush();
  };
  const undo = () => put(gone?.text ?? text);
  return {
    text,
    gone,
    opening,
    trouble,
    isKept,
    write: put,
    open,
    clear,
    undo,
    flush: draft.flush,
  };
}

export type SheetOfText = ReturnType<typeof useSheet>;
