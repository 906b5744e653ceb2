import { useEffect, useState } from 'react';

import { createDraftStore, type DraftStore } from './draft-store.ts';

/** The text kept on this device from the last visit, and how to keep the next. */
export function useDraft(): {
  readonly initialText: string;
  readonly draft: DraftStore;
  /** False when the last text was too long to be kept. */
  readonly isKept: boolean;
} {
  const [isKept, setIsKept] = useState(true);
  const [draft] = useState(() => createDraftStore({ onKept: setIsKept }));
  const [initialText] = useState(() => draft.read());
  useEffect(() => {
    // The last moment that a page that is closed or put away is told of.
    const flush = () => draft.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [draft]);
  return { initialText, draft, isKept };
}
