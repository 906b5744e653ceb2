import type { TaskType } from '@vernacular/contract';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ShareLinks } from './share-links.tsx';

/** Shares a saved task by a link. Not there for guests, or while nothing is saved. Needs the texts `share`. */
export function ShareButton({ taskType, taskId }: { taskType: TaskType; taskId: string | null }) {
  const { t } = useTranslation('share');
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (session.kind !== 'in' || !taskId) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onPress={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={close}>
        <ShareLinks taskType={taskType} taskId={taskId} onClose={close} />
      </Dialog>
    </>
  );
}
