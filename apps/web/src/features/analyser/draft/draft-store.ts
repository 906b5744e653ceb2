import { useEffect, useState } from 'react';

import { afterTimeout } from '../live/throttle.ts';
import { readWork, storeWork, type Part } from './tab-storage.ts';

interface Outside {
  readonly part?: Part;
  readonly load?: (part: Part) => string | null;
  readonly save?: (part: Part, value: string | null) => boolean;
  readonly later?: (run: () => void) => () => void;
  readonly onKept?: (isKept: boolean) => void;
}

/** Stores one text of this tab; an empty text is deleted. Calls `onKept` with whether that succeeded. */
export function createDraftStore({
  part = 'text',
  load = readWork,
  save = storeWork,
  later = (run) => afterTimeout(run, 400),
  onKept = () => undefined,
}: Outside = {}) {
  let waiting: (() => string) | null = null;
  let callOff: (() => void) | null = null;

  const flush = () => {
    callOff?.();
    if (!waiting) return;
    const text = waiting();
    waiting = null;
    onKept(save(part, text === '' ? null : text));
  };

  return {
    read: () => load(part) ?? '',
    /** Saves the newest text after 400 ms without another call, or at `flush`; `text` is called only then. */
    keep: (text: () => string) => {
      callOff?.();
      waiting = text;
      callOff = later(flush);
    },
    flush,
  };
}

/** The stored draft of this tab. `isKept` is false when the last text was not stored: storage is full or blocked. */
export function useDraft(part: Part = 'text') {
  const [isKept, setIsKept] = useState(true);
  const [draft] = useState(() => createDraftStore({ part, onKept: setIsKept }));
  const [initialText] = useState(() => draft.read());
  useEffect(() => {
    // The last events before a page is closed or hidden, and those before another screen reads the text.
    const moments = ['pagehide', 'focusout', 'popstate'];
    const left = new AbortController();
    for (const moment of moments) addEventListener(moment, draft.flush, { signal: left.signal });
    return () => {
      left.abort();
      draft.flush();
    };
  }, [draft]);
  return { initialText, draft, isKept };
}
