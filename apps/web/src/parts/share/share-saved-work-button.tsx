import type { TaskType } from '@vernacular/contract';
import { Suspense } from 'react';

import { useSession } from '../../platform/account/session.ts';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';

const Sharing = lazyWithRetry(async () => (await import('./share-dialog.tsx')).Sharing);

/** Button that opens the dialog for sharing; not shown to guests or while nothing is saved. Needs the texts `share`. */
export function ShareButton({ taskType, taskId }: { taskType: TaskType; taskId: string | null }) {
  const session = useSession();
  if (session.kind !== 'in' || !taskId) return null;
  return (
    <Suspense>
      <Sharing taskType={taskType} taskId={taskId} />
    </Suspense>
  );
}
