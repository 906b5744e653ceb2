import { Send } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './composer.module.css';
import { WordMeter } from './word-meter.tsx';

interface Props {
  readonly draft: string;
  readonly range: { readonly from: number; readonly to: number } | null;
  readonly isBusy: boolean;
  readonly box: Ref<HTMLTextAreaElement>;
  onType(draft: string): void;
  onPaste(): void;
  onSend(text: string): void;
}

/** The text box: grows to 200 pixels, counts words, sends with its button or Shift and Enter. */
export function Composer({ draft, range, isBusy, box, onType, onPaste, onSend }: Props) {
  const { t } = useTranslation('conversation');
  const send = () => {
    if (!isBusy) onSend(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      <label className={styles.field}>
        <span className={styles.label}>{t('answer')}</span>
        <textarea
          ref={box}
          dir={draft === '' ? undefined : 'auto'}
          rows={2}
          value={draft}
          placeholder={t('placeholder')}
          aria-keyshortcuts="Shift+Enter"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </label>
      <div className={styles.tools}>
        <WordMeter text={draft} range={range} />
        <Button look="quiet" isDisabled={draft === ''} onPress={() => onType('')}>
          {t('clear')}
        </Button>
        <Button look="primary" isDisabled={isBusy || draft.trim() === ''} onPress={send}>
          {t('send')}
          <Send aria-hidden="true" className={styles.icon} />
        </Button>
      </div>
    </div>
  );
}
