import { Send } from 'lucide-react';
import { Suspense, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { useSending } from './use-sending.ts';
import styles from './composer.module.css';
import { SendLine } from './sending-status.tsx';
import { WordMeter } from './word-meter.tsx';

const Changes = lazyWithRetry(async () => (await import('./draft-changes.tsx')).Changes);

interface Props {
  readonly draft: string;
  readonly cleared: readonly string[];
  readonly last: string | null;
  readonly range: { readonly from: number; readonly to: number } | null;
  readonly isBusy: boolean;
  readonly isHeld: boolean;
  onType(draft: string): void;
  onClear(): void;
  onBringBack(): void;
  onStartFromLast(): void;
  onPaste(text: string): void;
  onSend(text: string): void;
}

export function Composer(props: Props) {
  const { draft, cleared, last, range, isBusy, isHeld, onType, onPaste, onSend } = props;
  const { t } = useTranslation('conversation');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const sending = useSending({ texts: [draft], isBusy, isHeld, onSend: () => onSend(draft) });
  const { canSend, isEmpty, says, refusals, send } = sending;
  const onKeyDown = (event: KeyboardEvent) => {
    sending.onKeyDown(event);
    const isUndo = (event.ctrlKey || event.metaKey) && ['z', 'ז'].includes(event.key);
    // The browser's own undo does not cover a box that was emptied by its button.
    if (!isUndo || draft !== '' || cleared.length === 0) return;
    event.preventDefault();
    props.onBringBack();
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
          <span id={`${id}-from`}>{draft !== '' && draft === last && ` · ${t('fromLast')}`}</span>
        </span>
        <SendLine id={`${id}-hint`} says={says} refusals={refusals} />
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
      {last !== null && (
        <Suspense>
          <Changes before={last} after={draft} />
        </Suspense>
      )}
      <div className={styles.tools}>
        <WordMeter id={`${id}-count`} text={draft} range={range} />
        {draft !== '' && (
          <Button look="quiet" onPress={fromHere(props.onClear)}>
            {t(last === null ? 'clear' : 'startFromEmpty')}
          </Button>
        )}
        {cleared.length > 0 && (
          <Button look="quiet" onPress={fromHere(props.onBringBack)}>
            {t('bringBack')}
          </Button>
        )}
        {draft === '' && last !== null && cleared.at(-1) !== last && (
          <Button look="quiet" onPress={fromHere(props.onStartFromLast)}>
            {t('startFromLast')}
          </Button>
        )}
        <Button
          look="primary"
          isDisabled={!canSend}
          aria-describedby={`${id}-${isEmpty && !isBusy ? 'count' : 'hint'}`}
          onPress={send}
        >
          {t('send')}
          <Send aria-hidden="true" className={styles.icon} />
        </Button>
      </div>
    </div>
  );
}
