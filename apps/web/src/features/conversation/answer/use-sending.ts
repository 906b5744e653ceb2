import { longestAnswer } from '@vernacular/exercises';
import { useState, type KeyboardEvent } from 'react';

export type SendingSays = 'hint' | 'held' | 'blocked' | 'tooLong' | 'nothing';

interface Answer {
  readonly texts: readonly string[];
  readonly isBusy: boolean;
  readonly isHeld?: boolean;
  onSend(): void;
}

/**
 * Sends an answer by button or Shift+Enter. An answer that cannot be sent stays in the box, and the reason is
 * announced each time.
 */
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
