import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../../platform/browser/use-media-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './text-sheet.module.css';

/** On a phone the choices collapse behind one button, so that the text comes first. */
export function Options({ children }: { children: ReactNode }) {
  const { t } = useTranslation('analyser');
  const isNarrow = useMediaQuery('(width < 40rem)');
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <>
      <Button look="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        <SlidersHorizontal aria-hidden="true" />
        {t('options')}
      </Button>
      {isOpen && <div className={styles.options}>{children}</div>}
    </>
  );
}
