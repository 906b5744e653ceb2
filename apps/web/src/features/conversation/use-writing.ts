import { useEffect, useMemo, useRef } from 'react';

import { isTyping, type Conversation } from './conversation.ts';

/** How the answer to the newest question is being written: told to studies, whose participants agreed to it. */
export interface WritingWatch {
  /** Notes that something was typed. */
  readonly typed: () => void;
  /** Notes a text that was pasted. */
  readonly pasted: (text: string) => void;
  /** Characters pasted so far, and milliseconds from the question to the first key. */
  readonly told: () => { readonly pasted: number; readonly firstKey: number | null };
}

/** Watches how an answer is written, from the moment its question stands there. */
export function useWriting(conversation: Conversation): WritingWatch {
  const now = useRef<{ since: number; firstKey: number | null; pasted: number }>(null);
  const isAsked = !isTyping(conversation) && conversation.messages.at(-1)?.isStudent === false;
  useEffect(() => {
    if (isAsked) now.current = { since: performance.now(), firstKey: null, pasted: 0 };
  }, [isAsked]);
  return useMemo(
    () => ({
      typed: () => {
        if (now.current) now.current.firstKey ??= Math.round(performance.now() - now.current.since);
      },
      pasted: (text) => {
        if (now.current) now.current.pasted += text.length;
      },
      told: () => ({ pasted: now.current?.pasted ?? 0, firstKey: now.current?.firstKey ?? null }),
    }),
    [],
  );
}
