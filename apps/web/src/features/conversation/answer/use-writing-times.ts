import { useEffect, useMemo, useRef } from 'react';

import { isTyping, type Conversation } from '../state/conversation.ts';

/** How an answer was written so far. A reload goes on from it. */
export interface Written {
  /** When its question stood there, in milliseconds since 1970; 0 before any did. */
  readonly since: number;
  /** Milliseconds from the question to the first key. */
  readonly firstKey: number | null;
  readonly pasted: number;
  /** Whether a button was pressed for an answer, which nobody typed or pasted. */
  readonly isChosen: boolean;
  /** Whether its question waits for an answer. */
  readonly isOpen: boolean;
  /** What was done for the next answer before its question stood there. */
  readonly ahead: { readonly isTyped: boolean; readonly pasted: number };
}

/** How the answer to the newest question is being written: told to studies, whose participants agreed to it. */
export interface WritingWatch {
  /** Notes that something was typed. */
  readonly typed: () => void;
  /** Notes a text that was pasted. */
  readonly pasted: (text: string) => void;
  /** Notes that the answer is one of those offered. */
  readonly chosen: () => void;
  /** Characters pasted so far, and milliseconds from the question to the first key; nothing of what was chosen. */
  readonly told: () => { readonly pasted: number | null; readonly firstKey: number | null };
  /** All of it, to be kept beside the draft. */
  readonly soFar: () => Written;
}

const nothing = { isTyped: false, pasted: 0 };
const notYet: Written = {
  since: 0,
  firstKey: null,
  pasted: 0,
  isChosen: false,
  isOpen: false,
  ahead: nothing,
};

/**
 * Watches how an answer is written: from the moment its question stands there, and what was written before it did.
 * `kept` is what a page that was closed had seen of it; the time in between counts, for the question was known.
 */
export function useWriting(conversation: Conversation, kept: Written | null = null): WritingWatch {
  const now = useRef(kept ?? notYet);
  const isAsked = !isTyping(conversation) && conversation.messages.at(-1)?.isStudent === false;
  useEffect(() => {
    const { isOpen, ahead } = now.current;
    if (isAsked === isOpen) return;
    now.current = isAsked
      ? {
          since: Date.now(),
          firstKey: ahead.isTyped ? 0 : null,
          pasted: ahead.pasted,
          isChosen: false,
          isOpen: true,
          ahead: nothing,
        }
      : { ...now.current, isOpen: false };
  }, [isAsked]);
  return useMemo(() => {
    const change = (seen: Partial<Written>) => (now.current = { ...now.current, ...seen });
    return {
      typed: () => {
        const { isOpen, ahead, firstKey, since } = now.current;
        if (isOpen) change({ firstKey: firstKey ?? Math.max(0, Date.now() - since) });
        else change({ ahead: { ...ahead, isTyped: true } });
      },
      pasted: ({ length }) => {
        const { isOpen, ahead, pasted } = now.current;
        if (isOpen) change({ pasted: pasted + length });
        else change({ ahead: { ...ahead, pasted: ahead.pasted + length } });
      },
      chosen: () => change({ isChosen: true }),
      told: () => {
        const { isChosen, pasted, firstKey } = now.current;
        return isChosen ? { pasted: null, firstKey: null } : { pasted, firstKey };
      },
      soFar: () => now.current,
    };
  }, []);
}
