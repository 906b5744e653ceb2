import { acceptedFiles } from '@vernacular/documents/readable-files';
import { Files, Play, RotateCcw } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import {
  useDictionaryOptions,
  useMethod,
} from '../../platform/dictionaries/grading-options-in-url.ts';
import { useDictionaries } from '../../platform/dictionaries/use-dictionaries.ts';
import { errorMessage } from '../../platform/api/error-message.ts';
import { useFocusRecovery } from '../../platform/browser/use-focus-recovery.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/file-drop/file-button.tsx';
import { FolderButton } from '../../ui/file-drop/folder-button.tsx';
import { useNoStrayDrops } from '../../ui/file-drop/use-no-stray-drops.ts';
import { PageDrop } from '../../parts/page-drop/page-drop.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { CountsUsed, OtherLanguages } from './dictionary-notes.tsx';
import { Distribution } from './results/distribution.tsx';
import { DownloadTable } from './results/download-table.tsx';
import { GroupTable } from './results/group-table.tsx';
import { doneCount, type CsvFormat } from './group-state.ts';
import { Options } from './options.tsx';
import { Progress } from './progress.tsx';
import { RareWords } from './results/rare-words.tsx';
import styles from './group-grading-screen.module.css';
import { gradedOf } from './results/summary-and-rare-words.ts';
import { refusal, takeFiles } from './chosen-files.ts';
import { readText, rowId } from './results/text-param.ts';
import type { useGroup } from './use-group.ts';
import { FileErrors, useGroupSize } from './size-and-errors.tsx';

const TextView = lazyWithRetry(async () => (await import('./results/text-view.tsx')).default);

export function GradeView({ group, dispatch, grade, cancel }: ReturnType<typeof useGroup>) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const [search] = useSearchParams();
  const [wish, setWish] = useDictionaryOptions();
  const { dictionaries } = useDictionaries();
  const { period } = wish;
  const chosen = dictionaries.find(({ code }) => code === period) ?? null;
  // If the dictionary's own language was chosen too, the dictionary applies to every text.
  const insists = chosen !== null && wish.language === chosen.language;
  const [method] = useMethod();
  const [format, setFormat] = useState<CsvFormat>('standard');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const { files, status, failure } = group;
  const isRunning = status === 'running';
  const done = doneCount(group);
  const submission = { files: files.map(({ file }) => file), period, insists, method, format };
  const size = useGroupSize(submission.files);

  const onFiles = (offered: readonly File[]) => {
    if (isRunning) return;
    const taken = takeFiles(offered);
    setRefused(taken.refused);
    setIsAsked(false);
    if (taken.files.length > 0) dispatch({ kind: 'added', files: taken.files });
  };

  const onRemove = useCallback(
    (id: number) => {
      setIsAsked(false);
      dispatch({ kind: 'removed', id });
    },
    [dispatch],
  );

  const onClear = () => {
    setRefused([]);
    setIsAsked(false);
    dispatch({ kind: 'emptied' });
  };

  // A running analysis uses the previous dictionary and method, so it is cancelled.
  const recount = () => {
    if (isRunning) cancel();
    dispatch({ kind: 'recounted' });
  };

  const onInsist = (isWanted: boolean) => {
    if (!chosen) return;
    setWish({ period, language: isWanted ? chosen.language : null });
    void grade({ ...submission, insists: isWanted });
  };

  const onStart = () => {
    setIsAsked(true);
    setRefused([]);
    if (!refusal(submission.files)) void grade(submission);
  };

  const keptFocus = useFocusRecovery();
  useNoStrayDrops();
  const text = readText(search);
  const last = useRef(text);
  useEffect(() => {
    // After a text is closed, focus returns to its row.
    if (text === null && last.current !== null)
      document.getElementById(rowId(last.current))?.focus();
    last.current = text;
  }, [text]);

  return (
    <>
      {text !== null && (
        <Suspense>
          <TextView
            key={text}
            id={text}
            group={group}
            wish={{ period, insists, method, format: 'standard' }}
          />
        </Suspense>
      )}
      <div hidden={text !== null} {...keptFocus}>
        <Options format={format} onFormat={setFormat} onChange={recount} />
        {files.length === 0 && (
          <div className={styles.empty}>
            <Files aria-hidden="true" />
            <p>{t('limit')}</p>
            <FileButton isMany accept={acceptedFiles} onFiles={onFiles}>
              {t('choose')}
            </FileButton>
            <FolderButton onFiles={onFiles}>{t('folder')}</FolderButton>
          </div>
        )}
        <div className={styles.actions} data-print="no">
          {files.length > 0 && (
            <>
              <FileButton isMany isDisabled={isRunning} accept={acceptedFiles} onFiles={onFiles}>
                {t('addMore')}
              </FileButton>
              <FolderButton isDisabled={isRunning} onFiles={onFiles}>
                {t('addFolder')}
              </FolderButton>
            </>
          )}
          {isRunning ? (
            <Button look="secondary" onPress={cancel}>
              {t('cancel')}
            </Button>
          ) : (
            <Button
              look={group.csv ? 'secondary' : 'primary'}
              className={styles.start ?? ''}
              onPress={onStart}
            >
              {done === 0 ? <Play aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
              {t(done === 0 ? 'start' : 'again')}
            </Button>
          )}
          {files.length > 0 && !isRunning && (
            <Button look="quiet" onPress={onClear}>
              {t('clear')}
            </Button>
          )}
        </div>
        {files.length > 0 && <p className={styles.size}>{t('size', size)}</p>}
        <FileErrors files={submission.files} refused={refused} isAsked={isAsked} />
        {failure && (
          <RetryNotice retry={tGrading('retry')} onRetry={onStart}>
            {errorMessage(tGrading, i18n.language, failure)}
          </RetryNotice>
        )}
        <Progress group={group} />
        {files.length > 0 && (
          <>
            <GroupTable group={group} onRemove={onRemove} />
            {group.csv && <DownloadTable csv={group.csv} submission={submission} />}
            <OtherLanguages {...{ chosen, insists, isRunning, onInsist }} lines={gradedOf(files)} />
            <CountsUsed lines={gradedOf(files)} />
          </>
        )}
        {done > 0 && !isRunning && <Distribution files={files} />}
        {done > 0 && !isRunning && <RareWords files={files} />}
      </div>
      {text === null && !isRunning && <PageDrop isMany onFiles={onFiles} />}
    </>
  );
}
