import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './waiting.module.css';

/** How long an answer may take before the wait is spoken of, in milliseconds. */
const patience = 4000;

/** Says, once it lasts, that the coach is still reading, and offers to go on without waiting for a language model. */
export function Waiting({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('conversation');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite" className={styles.waiting}>
      {isLong && (
        <>
          <span>{t('stillReading')}</span>
          <Button
            look="quiet"
            onPress={() => {
              setIsLong(false);
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
