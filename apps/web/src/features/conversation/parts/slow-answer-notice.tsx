import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './slow-answer-notice.module.css';

/** How long an answer may take before the wait is mentioned, in milliseconds. */
const patience = 4000;

interface Props {
  readonly place: number;
  readonly seconds: number;
  readonly hasHeard: boolean;
  onGoOn(): void;
}

export function Waiting({ place, seconds, hasHeard, onGoOn }: Props) {
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
              : t(hasHeard ? 'moreComing' : 'stillReading')}
            {place > 0 && seconds > 0 && ` ${t('aboutSeconds', { count: Math.ceil(seconds) })}`}
          </span>
          <Button
            look="quiet"
            onPress={() => {
              setIsLeaving(true);
              onGoOn();
            }}
          >
            {t('goOnWithout')}
          </Button>
        </>
      )}
    </div>
  );
}
