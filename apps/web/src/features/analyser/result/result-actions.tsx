import type { GradeReply } from '@vernacular/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { ShareButton } from '../../../parts/share/share-button.tsx';
import { downloadResult } from './download-result.ts';

export function ResultActions({ reply }: { reply: GradeReply }) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const [download, setDownload] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setDownload('busy');
    try {
      await downloadResult(reply, dictionaryName(tGrading, reply.dictionary));
      setDownload('idle');
    } catch {
      setDownload('failed');
    }
  };
  return (
    <>
      <Button look="secondary" onPress={() => void save()} isPending={download === 'busy'}>
        <Download aria-hidden="true" />
        {t(download === 'busy' ? 'result.downloading' : 'result.download')}
      </Button>
      <ShareButton taskType="dejargonizer" taskId={reply.taskId} />
      {download === 'failed' && (
        <RetryNotice retry={tGrading('retry')} onRetry={() => void save()}>
          {tGrading('failure.download')}
        </RetryNotice>
      )}
    </>
  );
}
