import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { forgetShared, readShared } from '../platform/storage/share-target.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** Registers the service worker, and offers a newer version of the site and what another app has shared. */
export function OfflineNotices({
  counts,
  isShared,
  isEmpty,
  isKept,
  onFiles,
}: {
  counts: readonly string[];
  isShared: boolean;
  isEmpty: boolean;
  /** Whether the text is stored on the device and survives a reload. */
  isKept: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation('offline');
  const { isNewer, renew } = useServiceWorker(counts);
  const [isPutOff, setPutOff] = useState(false);
  const [shared, setShared] = useState<File | 'none' | null>(null);
  const [, setParams] = useSearchParams();
  /** A shared text that is neither opened nor dismissed is offered again on the next visit. */
  const settle = (opened: readonly File[]) => {
    setShared(null);
    forgetShared();
    if (opened.length > 0) onFiles(opened);
  };
  const onRead = useEffectEvent((file: File | null) => {
    if (file && isShared && isEmpty) settle([file]);
    else setShared(file ?? (isShared ? 'none' : null));
    if (!isShared) return;
    setParams(
      (params) => {
        params.delete('shared');
        return params;
      },
      { replace: true },
    );
  });
  const textName = t('shared.name');
  useEffect(() => {
    const read = async () => onRead(await readShared(textName).catch(() => null));
    void read();
  }, [textName]);
  return (
    <>
      {shared === 'none' && <Notice>{t('shared.none')}</Notice>}
      {shared instanceof File && (
        <Notice
          action={
            <>
              <Button look="secondary" onPress={() => settle([shared])}>
                {t('shared.open')}
              </Button>
              <Button look="quiet" onPress={() => settle([])}>
                {t('shared.leave')}
              </Button>
            </>
          }
        >
          {t('shared.waits', { name: shared.name })} {!isEmpty && t('shared.replaces')}
        </Notice>
      )}
      {isNewer && isKept && !isPutOff && (
        <Notice
          action={
            <>
              <Button look="secondary" onPress={renew}>
                {t('newer.take')}
              </Button>
              <Button look="quiet" onPress={() => setPutOff(true)}>
                {t('newer.later')}
              </Button>
            </>
          }
        >
          {t('newer.says')}
        </Notice>
      )}
    </>
  );
}
