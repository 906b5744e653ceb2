import { longestAnswer } from '@vernacular/exercises';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../../ui/class-names.ts';
import styles from './sending.module.css';

interface Answer {
  readonly texts: readonly string[];
  readonly isBusy: boolean;
  readonly isHeld?: boolean;
  onSend(): void;
}

/** Sends by button or Shift+Enter. An answer that cannot be sent stays in the box; `says` is the hint or the reason. */
export function useSending({ texts, isBusy, isHeld = false, onSend }: Answer) {
  const [refusals, setRefusals] = useState(0);
  const isEmpty = texts.every((text) => text.trim() === '');
  const isTooLong = texts.some((text) => text.trim().length > longestAnswer);
  const canSend = !isBusy && !isEmpty && !isTooLong;
  const says: 'hint' | 'held' | 'blocked' | 'tooLong' | 'nothing' = isBusy
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return { canSend, isEmpty, says, refusals, send, onKeyDown };
}

type Status = Pick<ReturnType<typeof useSending>, 'says' | 'refusals'>;

/** Says how to send, or why nothing was sent. A repeated refusal is announced again. */
export function SendLine({ id, says, refusals }: Status & { readonly id: string }) {
  const { t, i18n } = useTranslation('conversation');
  const most = longestAnswer.toLocaleString(i18n.language);
  return (
    <output
      id={id}
      className={classNames('fine', says === 'hint' ? styles.hint : refusals > 0 && styles.told)}
    >
      <span key={refusals}>{t(says, { most })}</span>
    </output>
  );
}
