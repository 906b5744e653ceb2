import { Send } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { Changes } from './changes.tsx';
import styles from './composer.module.css';
import { WordMeter } from './word-meter.tsx';

interface Props {
  readonly draft: string;
  /** What was cleared last and can be had back; empty when nothing was. */
  readonly cleared: string;
  /** The text to start from, where one is written again. */
  readonly last: string | null;
  readonly range: { readonly from: number; readonly to: number } | null;
  /** Whether nothing can be sent now. */
  readonly isBusy: boolean;
  /** Whether the draft goes as soon as the coach has finished. */
  readonly isHeld: boolean;
  onType(draft: string): void;
  onClear(): void;
  onBringBack(): void;
  onStartFromLast(): void;
  onPaste(text: string): void;
  onSend(text: string): void;
}

/** The text box: grows to 200 pixels, counts words, sends with its button or Shift and Enter. */
export function Composer(props: Props) {
  const { draft, cleared, last, range, isBusy, isHeld, onType, onPaste, onSend } = props;
  const { t } = useTranslation('conversation');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const canBringBack = draft === '' && cleared !== '';
  const send = () => {
    if (!isBusy) onSend(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const fromHere = (change: () => void) => () => {
    change();
    box.current?.focus();
  };
  return (
    <div className={styles.composer}>
      <div className={styles.head}>
        <span>
          <label htmlFor={`${id}-box`}>{t('answer')}</label>
          <span id={`${id}-from`}>{draft !== '' && last !== null && ` · ${t('fromLast')}`}</span>
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {t(isHeld ? 'held' : 'hint')}
        </span>
      </div>
      <GrowingBox
        id={`${id}-box`}
        ref={box}
        dir={draft === '' ? undefined : 'auto'}
        rows={2}
        value={draft}
        placeholder={t('placeholder')}
        aria-describedby={`${id}-from ${id}-hint ${id}-count`}
        aria-keyshortcuts="Shift+Enter"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => onPaste(event.clipboardData.getData('text'))}
      />
      {last !== null && <Changes before={last} after={draft} />}
      <div className={styles.tools}>
        <WordMeter id={`${id}-count`} text={draft} range={range} />
        {draft !== '' && (
          <Button look="quiet" onPress={fromHere(props.onClear)}>
            {t(last === null ? 'clear' : 'startFromEmpty')}
          </Button>
        )}
        {canBringBack && (
          <Button look="quiet" onPress={fromHere(props.onBringBack)}>
            {t('bringBack')}
          </Button>
        )}
        {draft === '' && last !== null && cleared !== last && (
          <Button look="quiet" onPress={fromHere(props.onStartFromLast)}>
            {t('startFromLast')}
          </Button>
        )}
        <Button look="primary" isDisabled={isBusy || draft.trim() === ''} onPress={send}>
          {t('send')}
          <Send aria-hidden="true" className={styles.icon} />
        </Button>
      </div>
    </div>
  );
}
