import { longestAnswer } from '@vernacular/exercises';
import { useState, type KeyboardEvent } from 'react';

/** What is said beside the way to answer: how it is sent, what becomes of it, or why it is not sent. */
export type SendingSays = 'hint' | 'held' | 'blocked' | 'tooLong' | 'nothing';

interface Answer {
  readonly texts: readonly string[];
  /** Whether nothing can be sent now, whatever it is. */
  readonly isBusy: boolean;
  readonly isHeld?: boolean;
  onSend(): void;
}

/** Sends an answer with its button or Shift and Enter; what cannot be sent stays, and why is said each time. */
export function useSending({ texts, isBusy, isHeld = false, onSend }: Answer) {
  const [refusals, setRefusals] = useState(0);
  const isEmpty = texts.every((text) => text.trim() === '');
  const isTooLong = texts.some((text) => text.trim().length > longestAnswer);
  const canSend = !isBusy && !isEmpty && !isTooLong;
  const says: SendingSays = isBusy
    ? 'blocked'
    : isTooLong
      ? 'tooLong'
      : isHeld
        ? 'held'
        : isEmpty && refusals > 0
          ? 'nothing'
          : 'hint';
  const send = () => {
    setRefusals(canSend ? 0 : refusals + 1);
    if (canSend) onSend();
  };
  return {
    canSend,
    isEmpty,
    says,
    refusals,
    send,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      send();
    },
  };
}
