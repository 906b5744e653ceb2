import { Play, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  useDictionaryOptions,
  useMethod,
} from '../../../platform/dictionaries/grading-options-in-url.ts';
import { errorMessage } from '../../../platform/api/error-message.ts';
import { useFocusRecovery } from '../../../platform/browser/use-focus-recovery.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useNoStrayDrops } from '../../../ui/file-drop/use-no-stray-drops.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { CountsUsed } from '../dictionary-notes.tsx';
import { Options } from '../options.tsx';
import { ProgressBar } from '../progress.tsx';
import screenStyles from '../group-grading-screen.module.css';
import { refusal } from '../chosen-files.ts';
import styles from './compare-view.module.css';
import { Warnings } from './warnings.tsx';
import { ComparisonActions } from './download-and-print.tsx';
import { ComparisonTable, MeasureSummary } from './comparison.tsx';
import { LeftOut } from './pairing/excluded-files.tsx';
import { outcomeOf } from './comparison-and-excluded-files.ts';
import { Pairing } from './pairing/pairing.tsx';
import { BothRounds, Round } from './round-files.tsx';
import type { ComparingEvent } from './comparison-state.ts';
import type { useComparing } from './use-comparison.ts';

type Props = ReturnType<typeof useComparing>;

export function CompareView({ comparing, dispatch, compare, cancel }: Props) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  const [{ period }] = useDictionaryOptions();
  const [method] = useMethod();
  const [isAsked, setIsAsked] = useState(false);
  useNoStrayDrops();
  const keptFocus = useFocusRecovery();
  const { before, after, status, failure, total, readings } = comparing;
  const isRunning = status === 'running';
  const { pairs, leftOut, comparison, lines } = useMemo(() => outcomeOf(comparing), [comparing]);
  const count = comparison?.students.length ?? 0;
  const unread = pairs.filter(
    (pair) => !readings.has(pair.before) || !readings.has(pair.after),
  ).length;
  const hasBoth = before.length > 0 && after.length > 0;

  // A running analysis uses the previous dictionary and method, so it is cancelled.
  const recount = () => {
    if (isRunning) cancel();
    dispatch({ kind: 'recounted' });
  };
  const change = (event: ComparingEvent) => {
    setIsAsked(false);
    dispatch(event);
  };
  const onStart = () => {
    setIsAsked(true);
    if (refusal(before) || refusal(after) || pairs.length === 0) return;
    const files = (round: 'before' | 'after') => pairs.map((pair) => pair[round]);
    void compare({ before: files('before'), after: files('after'), period, method });
  };

  return (
    <div {...keptFocus}>
      <Options onChange={recount} />
      <BothRounds {...{ comparing, dispatch }} />
      <div className={styles.rounds} data-print="no">
        {(['before', 'after'] as const).map((name) => (
          <Round
            key={name}
            {...{ name, comparing, isAsked, dispatch }}
            onEmpty={() => change({ kind: 'emptied', round: name })}
          />
        ))}
      </div>
      {hasBoth && <Pairing {...{ comparing, pairs, dispatch }} />}
      <div className={screenStyles.actions} data-print="no">
        {isRunning ? (
          <Button look="secondary" onPress={cancel}>
            {t('cancel')}
          </Button>
        ) : (
          <Button
            look={comparison && unread === 0 ? 'secondary' : 'primary'}
            className={screenStyles.start ?? ''}
            onPress={onStart}
          >
            {comparison ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" />}
            {t(comparison ? 'compare.again' : 'start')}
          </Button>
        )}
      </div>
      {isAsked && hasBoth && pairs.length === 0 && (
        <Notice kind="trouble">{t('compare.nobody')}</Notice>
      )}
      {failure && (
        <RetryNotice retry={tGrading('retry')} onRetry={onStart}>
          {errorMessage(tGrading, i18n.language, failure)}
        </RetryNotice>
      )}
      <ProgressBar done={readings.size} total={total} isRunning={isRunning} />
      <output className={styles.outcome}>
        {!isRunning && comparison && t('compare.compared', { count, shown: number(count) })}
        {!isRunning && !comparison && readings.size > 0 && !failure && t('compare.none')}
      </output>
      {comparison && !isRunning && (
        <>
          {unread > 0 && (
            <Notice>{t('compare.unread', { count: unread, shown: number(unread) })}</Notice>
          )}
          <Warnings comparison={comparison} />
          <div className={styles.measures}>
            <MeasureSummary measure="rareShare" comparison={comparison} />
            <MeasureSummary measure="score" comparison={comparison} />
          </div>
          <ComparisonTable students={comparison.students} />
          <ComparisonActions comparison={comparison} leftOut={leftOut} lines={lines} />
          <CountsUsed lines={lines} />
        </>
      )}
      {(hasBoth || readings.size > 0) && (
        <LeftOut
          {...{ comparing, leftOut, dispatch }}
          onRemove={(file) => change({ kind: 'removed', file })}
        />
      )}
    </div>
  );
}
