import { Dialog } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import type { OpenedPopup } from '../../ui/popover/lazy-popup.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './method-switch.module.css';

const points = ['names', 'symbols', 'families', 'explained', 'senses'] as const;

/** Popover that explains the refined method: names, symbols, word families, explained words and senses. */
export function MethodHelp({
  isEnglish,
  opener,
  isOpen,
  onOpenChange,
}: OpenedPopup & { isEnglish: boolean }) {
  const { t } = useTranslation('grading');
  return (
    <Popover
      trigger="DialogTrigger"
      triggerRef={opener}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog className={styles.words ?? ''} aria-label={t('method.label')}>
        {!isEnglish && (
          <p>
            <strong>{t('method.englishOnly')}</strong>
          </p>
        )}
        <p>{t('method.intro')}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{t(`method.${point}`)}</li>
          ))}
        </ul>
        <p>{t('method.scores')}</p>
      </Dialog>
    </Popover>
  );
}
