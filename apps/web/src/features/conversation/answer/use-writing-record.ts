import { useEffect, useMemo, useRef } from 'react';

import { isTyping, type Conversation } from '../state/conversation.ts';

export interface Written {
  /** Time when the question appeared, in milliseconds since 1970; 0 before the first question. */
  readonly since: number;
  /** Milliseconds from the question to the first key. */
  readonly firstKey: number | null;
  /** Characters pasted. */
  readonly pasted: number;
  /** Whether the answer was chosen by a button. */
  readonly isChosen: boolean;
  /** Whether the question is still open. */
  readonly isOpen: boolean;
  /** Typing and pasting before the question appeared; counted for the next answer. */
  readonly ahead: { readonly isTyped: boolean; readonly pasted: number };
}

const notYet: Written = {
  since: 0,
  firstKey: null,
  pasted: 0,
  isChosen: false,
  isOpen: false,
  ahead: { isTyped: false, pasted: 0 },
};

/**
 * Records how the newest answer is written; reported only to studies, whose participants agreed to it. `kept` is the
 * record from before the page was closed: the time in between counts, because the question was already known.
 */
export function useWriting(conversation: Conversation, kept: Written | null = null) {
  const now = useRef(kept ?? notYet);
  const isAsked = !isTyping(conversation) && conversation.messages.at(-1)?.isStudent === false;
  useEffect(() => {
    const { isOpen, ahead } = now.current;
    if (isAsked === isOpen) return;
    now.current = isAsked
      ? {
          ...notYet,
          since: Date.now(),
          firstKey: ahead.isTyped ? 0 : null,
          pasted: ahead.pasted,
          isOpen: true,
        }
      : { ...now.current, isOpen: false };
  }, [isAsked]);
  return useMemo(() => {
    const change = (seen: Partial<Written>) => {
      now.current = { ...now.current, ...seen };
    };
    return {
      typed: () => {
        const { isOpen, ahead, firstKey, since } = now.current;
        if (isOpen) change({ firstKey: firstKey ?? Math.max(0, Date.now() - since) });
        else change({ ahead: { ...ahead, isTyped: true } });
      },
      pasted: ({ length }: string) => {
        const { isOpen, ahead, pasted } = now.current;
        if (isOpen) change({ pasted: pasted + length });
        else change({ ahead: { ...ahead, pasted: ahead.pasted + length } });
      },
      chosen: () => change({ isChosen: true }),
      /** Characters pasted, and milliseconds from the question to the first key; null for a chosen answer. */
      told: () => {
        const { isChosen, pasted, firstKey } = now.current;
        return isChosen ? { pasted: null, firstKey: null } : { pasted, firstKey };
      },
      soFar: () => now.current,
    };
  }, []);
}

export type WritingWatch = ReturnType<typeof useWriting>;
