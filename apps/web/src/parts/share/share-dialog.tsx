import type { TaskType } from '@vernacular/contract';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ShareLinks } from './share-links.tsx';
import { useShares } from './use-shares.ts';

export function Sharing({ taskType, taskId }: { taskType: TaskType; taskId: string }) {
  const { t } = useTranslation('share');
  const [isOpen, setOpen] = useState(false);
  const shares = useShares(taskType, taskId);
  const onShare = () => {
    shares.create.reset();
    shares.setEnd.reset();
    shares.revoke.reset();
    shares.begin.mutate();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={Share2} look="secondary" isPending={shares.begin.isPending} onPress={onShare}>
        {t('share')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={close}>
        <ShareLinks {...shares} onClose={close} />
      </Dialog>
    </>
  );
}
