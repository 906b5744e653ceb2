import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from '../screen.module.css';

interface Props {
  readonly isOpen: boolean;
  onClose(): void;
  onRestart(): void;
}

/** Asks before a conversation is begun anew. The browser's own dialog keeps the focus and answers Escape. */
export function RestartDialog({ isOpen, onClose, onRestart }: Props) {
  const { t } = useTranslation('conversation');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.confirm}
      aria-labelledby="restart-title"
      onClose={onClose}
    >
      <h2 id="restart-title">{t('restartTitle')}</h2>
      <p>{t('restartText')}</p>
      <div>
        <Button look="secondary" onPress={onClose}>
          {t('goOn')}
        </Button>
        <Button look="primary" onPress={onRestart}>
          {t('restart')}
        </Button>
      </div>
    </dialog>
  );
}
