import { useEffect, useState } from 'react';

import { createDraftStore, type DraftStore } from './draft-store.ts';
import type { Part } from './tab-storage.ts';

export function useDraft(part: Part = 'text'): {
  readonly initialText: string;
  readonly draft: DraftStore;
  /** False when the browser could not store the last text: storage is full or blocked. */
  readonly isKept: boolean;
} {
  const [isKept, setIsKept] = useState(true);
  const [draft] = useState(() => createDraftStore({ part, onKept: setIsKept }));
  const [initialText] = useState(() => draft.read());
  useEffect(() => {
    // The last events before a page is closed or hidden, and those before another screen reads the text.
    const moments = ['pagehide', 'focusout', 'popstate'];
    const flush = () => draft.flush();
    for (const moment of moments) addEventListener(moment, flush);
    return () => {
      for (const moment of moments) removeEventListener(moment, flush);
      flush();
    };
  }, [draft]);
  return { initialText, draft, isKept };
}
