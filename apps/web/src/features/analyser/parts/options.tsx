import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './text-sheet.module.css';

/** Choices that are seldom made, behind one button. */
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
