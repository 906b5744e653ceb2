import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';

interface Props {
  /**
   * Where the conversation is kept beyond this device. `part`: not all of it was saved; `file`: not saved but
   * finished, so it can be downloaded.
   */
  readonly keeps: 'study' | 'profile' | 'part' | 'file' | 'nothing';
  readonly isOpen: boolean;
  onClose(): void;
  onRestart(): void;
}

export function RestartDialog({ keeps, isOpen, onClose, onRestart }: Props) {
  const { t } = useTranslation('conversation');
  return (
    <Dialog title={t('restartTitle')} isOpen={isOpen} onClose={onClose}>
      <p>{t(`restartText.${keeps}`)}</p>
      <DialogActions cancel={t('stay')} onCancel={onClose}>
        <Button look="primary" onPress={onRestart}>
          {t('beginAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
