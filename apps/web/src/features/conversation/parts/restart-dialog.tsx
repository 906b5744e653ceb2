import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';

interface Props {
  /** What becomes of the conversation. */
  readonly text: string;
  readonly isOpen: boolean;
  onClose(): void;
  onRestart(): void;
}

/** Asks before a conversation is begun anew. */
export function RestartDialog({ text, isOpen, onClose, onRestart }: Props) {
  const { t } = useTranslation('conversation');
  return (
    <Dialog title={t('restartTitle')} isOpen={isOpen} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button look="secondary" onPress={onClose}>
          {t('goOn')}
        </Button>
        <Button look="primary" onPress={onRestart}>
          {t('restart')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
