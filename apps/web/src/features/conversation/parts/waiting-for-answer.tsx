import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Talk } from '../state/use-conversation.ts';
import styles from './waiting-for-answer.module.css';

/** How long an answer may take before the wait is mentioned, in milliseconds. */
const patience = 4000;

export function Typing() {
  const { t } = useTranslation('conversation');
  return (
    <output className={styles.typing}>
      <VisuallyHidden>{t('typing')}</VisuallyHidden>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </output>
  );
}

/** Says that an answer takes long or waits in the queue, and offers to go on without the language model. */
export function Waiting({ talk: { conversation, goOnWithout } }: { talk: Talk }) {
  const { place, seconds, early } = conversation;
  const { t } = useTranslation('conversation');
  const [isLong, setIsLong] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite" className={styles.waiting}>
      {(isLong || place > 0) && !isLeaving && (
        <>
          <span>
            {place > 0
              ? t('inLine', { count: place })
              : t(early.length > 0 ? 'moreComing' : 'stillReading')}
            {place > 0 && seconds > 0 && ` ${t('aboutSeconds', { count: Math.ceil(seconds) })}`}
          </span>
          <Button
            look="quiet"
            onPress={() => {
              setIsLeaving(true);
              goOnWithout();
            }}
          >
            {t('goOnWithout')}
          </Button>
        </>
      )}
    </div>
  );
}
