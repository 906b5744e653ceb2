import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './editor-panel.module.css';

/** Disclosure button for options that are seldom changed. */
export function Options({ children }: { children: ReactNode }) {
  const { t } = useTranslation('analyser');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        look="quiet"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        {t('options')}
      </Button>
      {isOpen && <div className={styles.options}>{children}</div>}
    </>
  );
}
