import type { GradeReply } from '@vernacular/contract';
import { Check, Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { ShareButton } from '../../../parts/share/share-button.tsx';
import { colouredHtml } from './coloured-html.ts';
import { downloadResult } from './download-result.ts';
import styles from './result.module.css';
import type { GradedText } from './result-words.ts';

const blob = (content: string, type: string) => new Blob([content], { type });

export function ResultActions({ reply, graded }: { reply: GradeReply; graded: GradedText }) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const [download, setDownload] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [copy, setCopy] = useState<'idle' | 'done' | 'failed'>('idle');

  const save = async () => {
    setDownload('busy');
    try {
      await downloadResult(reply, dictionaryName(tGrading, reply.dictionary));
      setDownload('idle');
    } catch {
      setDownload('failed');
    }
  };

  const copyColoured = async () => {
    try {
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': blob(colouredHtml(graded.text, graded.words), 'text/html'),
          'text/plain': blob(graded.text, 'text/plain'),
        }),
      ]);
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  };

  return (
    <>
      <div className={styles.actions}>
        <Button onPress={() => void save()} isPending={download === 'busy'}>
          <Download aria-hidden="true" />
          {t(download === 'busy' ? 'result.downloading' : 'result.download')}
        </Button>
        <ShareButton taskType="dejargonizer" taskId={reply.taskId} />
        <Button look="secondary" onPress={() => print()}>
          <Printer aria-hidden="true" />
          {t('result.print')}
        </Button>
        <Button look="secondary" onPress={() => void copyColoured()}>
          {copy === 'done' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t(copy === 'done' ? 'result.copied' : 'result.copy')}
        </Button>
      </div>
      {download === 'failed' && (
        <RetryNotice retry={tGrading('retry')} onRetry={() => void save()}>
          {tGrading('failure.download')}
        </RetryNotice>
      )}
      {copy === 'failed' && <Notice kind="trouble">{t('result.notCopied')}</Notice>}
    </>
  );
}
