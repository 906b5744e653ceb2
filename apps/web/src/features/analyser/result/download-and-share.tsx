import { useMutation } from '@tanstack/react-query';
import { type GradeReply, downloadCall, resultFileName } from '@vernacular/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { ShareButton } from '../../../parts/share/share-saved-work-button.tsx';
import { send } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';

export function ResultActions({ reply }: { reply: GradeReply }) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => downloadResult(reply, dictionaryName(tGrading, reply.dictionary)),
  });
  return (
    <>
      <Button icon={Download} look="secondary" onPress={() => mutate()} isPending={isPending}>
        {t(isPending ? 'result.downloading' : 'result.download')}
      </Button>
      <ShareButton taskType="dejargonizer" taskId={reply.taskId} />
      {isError && (
        <RetryNotice retry={tGrading('retry')} onRetry={() => mutate()}>
          {tGrading('failure.download')}
        </RetryNotice>
      )}
    </>
  );
}

/** Saves a grading result as a Word document that names the counts used. Throws ApiFailure. */
async function downloadResult(reply: GradeReply, counts: string): Promise<void> {
  const body = {
    CleanedWords: reply.cleanedWords,
    NormalWords: reply.normalWords,
    RareWords: reply.rareWords,
    Score: reply.score,
    Name: reply.name,
    Words: reply.words,
    Dictionary: counts,
    ...(reply.method === 'refined' && { Method: reply.method, Levels: reply.levels }),
  };
  const response = await send(downloadCall.path, { method: 'POST', body });
  saveFile(await response.blob(), resultFileName(reply.name));
}
