import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { groupFileName } from '../../../platform/api/contract.at-build.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { groupTable, type GroupSubmission } from '../grade-requests.ts';
import type { Group } from '../group-state.ts';
import styles from '../group-grading-screen.module.css';

interface Props {
  readonly csv: NonNullable<Group['csv']>;
  readonly submission: GroupSubmission;
}

export function DownloadTable({ csv, submission }: Props) {
  const { t } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const table =
        csv.format === submission.format
          ? new Blob([csv.content], { type: 'text/csv;charset=utf-8' })
          : await groupTable(submission);
      saveFile(table, groupFileName);
    },
  });
  return (
    <>
      <div className={styles.actions} data-print="no">
        <Button icon={Download} isPending={isPending} onPress={() => mutate()}>
          {t(isPending ? 'downloading' : 'download')}
        </Button>
      </div>
      {isError && (
        <RetryNotice retry={tGrading('retry')} onRetry={() => mutate()}>
          {tGrading('failure.download')}
        </RetryNotice>
      )}
    </>
  );
}
