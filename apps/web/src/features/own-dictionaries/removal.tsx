import type { OwnDictionary } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useRemoval } from './use-own-dictionaries.ts';

export function Removal({
  userId,
  dictionary,
  onClose,
}: {
  userId: string;
  dictionary: OwnDictionary | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('own-dictionaries');
  const { mutate, reset, isPending, isError } = useRemoval(userId);
  const isUnderWay = dictionary?.state === 'queued' || dictionary?.state === 'counting';
  const kind = isUnderWay ? 'stopping' : 'removal';
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      title={t(`${kind}.title`, { name: dictionary?.name ?? '' })}
      isOpen={dictionary !== null}
      onClose={close}
    >
      <p>{t(`${kind}.why`)}</p>
      {isError && <Notice kind="trouble">{t('removal.trouble')}</Notice>}
      <DialogActions>
        <Button look="secondary" onPress={close}>
          {t(`${kind}.keep`)}
        </Button>
        <Button
          isPending={isPending}
          onPress={() => dictionary && mutate(dictionary.id, { onSuccess: close })}
        >
          {t(`${kind}.go`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
