import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './waiting.module.css';

/** How long an answer may take before the wait is spoken of, in milliseconds. */
const patience = 4000;

interface Props {
  /** The place in the line before a busy language model; 0 where nobody is before. */
  readonly place: number;
  /** About how long the answer will take, in seconds; 0 where nobody knows. */
  readonly seconds: number;
  /** Whether a part of the answer stands there already. */
  readonly hasHeard: boolean;
  onGoOn(): void;
}

/** Says, once it lasts, that the coach is still reading, or at once how many are before; offers to go on without waiting for a language model. */
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
