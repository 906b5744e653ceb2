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

const nothing = { isTyped: false, pasted: 0 };

/** Watches how an answer is written: from the moment its question stands there, and what was written before it did. */
export function useWriting(conversation: Conversation): WritingWatch {
  const now = useRef<{ since: number; firstKey: number | null; pasted: number }>(null);
  const isAsked = !isTyping(conversation) && conversation.messages.at(-1)?.isStudent === false;
  const isOpen = useRef(isAsked);
  const ahead = useRef(nothing);
  useEffect(() => {
    isOpen.current = isAsked;
    if (!isAsked) return;
    const { isTyped, pasted } = ahead.current;
    now.current = { since: performance.now(), firstKey: isTyped ? 0 : null, pasted };
    ahead.current = nothing;
  }, [isAsked]);
  return useMemo(
    () => ({
      typed: () => {
        if (!isOpen.current) ahead.current = { ...ahead.current, isTyped: true };
        else if (now.current)
          now.current.firstKey ??= Math.round(performance.now() - now.current.since);
      },
      pasted: (text) => {
        if (!isOpen.current)
          ahead.current = { ...ahead.current, pasted: ahead.current.pasted + text.length };
        else if (now.current) now.current.pasted += text.length;
      },
      told: () => ({ pasted: now.current?.pasted ?? 0, firstKey: now.current?.firstKey ?? null }),
    }),
    [],
  );
}
