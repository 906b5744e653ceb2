import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { groupFileName } from '../../../platform/api/contract.at-build.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { groupTable, type GroupSubmission } from '../grade-group.ts';
import type { Group } from '../group.ts';
import styles from '../group-grading-screen.module.css';

export function DownloadTable({
  csv,
  submission,
}: {
  csv: NonNullable<Group['csv']>;
  submission: GroupSubmission;
}) {
  const { t } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const save = async () => {
    setState('busy');
    try {
      const table =
        csv.format === submission.format
          ? new Blob([csv.content], { type: 'text/csv;charset=utf-8' })
          : await groupTable(submission);
      saveFile(table, groupFileName);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <div className={styles.actions} data-print="no">
        <Button icon={Download} isPending={state === 'busy'} onPress={() => void save()}>
          {t(state === 'busy' ? 'downloading' : 'download')}
        </Button>
      </div>
      {state === 'failed' && (
        <RetryNotice retry={tGrading('retry')} onRetry={() => void save()}>
          {tGrading('failure.download')}
        </RetryNotice>
      )}
    </>
  );
}
