import { languageSample, type Level } from '@vernacular/analyzer';
import { useCallback, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMethod } from '../../platform/dictionaries/use-method.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { PageDrop } from '../../parts/page-drop/page-drop.tsx';
import { useChoice } from './choice/use-choice.ts';
import { useDraft } from './draft/use-draft.ts';
import type { PointedWord } from './editor/word-watch.ts';
import type { Happenings, Wanted, Writing } from './editor/writing.ts';
import { useLiveReading } from './live/use-live-reading.ts';
import { LiveAside } from './parts/live-aside.tsx';
import { Notes } from './parts/notes.tsx';
import { TextSheet } from './parts/text-sheet.tsx';
import { Toolbar } from './parts/toolbar.tsx';
import { Troubles } from './parts/troubles.tsx';
import { LiveWordCard } from './parts/live-word-card.tsx';
import { refusal } from './result/grade-text.ts';
import { outdatedBy } from './result/outdated-by.ts';
import { ResultPanel } from './result/result-panel.tsx';
import styles from './screen.module.css';
import { useAnalysing } from './use-analysing.ts';

/** The single-text analyser: a text is coloured while it is written, and graded by the server at START. */
export default function AnalyserScreen() {
  const { t } = useTranslation('analyser');
  usePageTitle(t('title'));
  const notes = useId();
  const writing = useRef<Writing>(null);
  const { initialText, draft, isKept } = useDraft();
  const { state, dispatch, grade, end } = useAnalysing(initialText);
  const { heard, isEmpty, file, refused, onlyTaken, isCleared, filter, pointed, grading } = state;
  const { reply } = grading;
  const { dictionaries, status, retry, wish, setWish, choice, address, ...arriving } =
    useChoice(heard);
  const { isNewsComing, hasArrived } = arriving;
  const [wished, setMethod] = useMethod();
  const method = choice?.language === 'he' ? 'published' : wished;
  const { live, words } = useLiveReading(address, method);
  const requested = choice?.requested.code ?? null;

  const onText: Happenings['onText'] = useCallback(
    (text, isChange) => {
      const get = () => text.toString();
      live.changed(text.length, get);
      if (!isChange) return;
      draft.keep(get);
      dispatch({ kind: 'written', beginning: text.sliceString(0, languageSample) });
    },
    [live, draft, dispatch],
  );

  const onFiles = useCallback(
    (files: readonly File[]) => dispatch({ kind: 'chosen', files }),
    [dispatch],
  );
  const onRemoveFile = useCallback(() => dispatch({ kind: 'removed' }), [dispatch]);
  const onWord = useCallback(
    (word: PointedWord | null) => dispatch({ kind: 'pointed', word }),
    [dispatch],
  );
  const onFilter = useCallback(
    (level: Level | null) => dispatch({ kind: 'filtered', level }),
    [dispatch],
  );

  const onStart = useCallback(() => {
    // What language a file is in is for the server to see.
    const by = file ? wished : method;
    const submission = { text: writing.current?.text() ?? '', file, period: requested, method: by };
    const reason = refusal(submission);
    if (reason) dispatch({ kind: 'refused', reason });
    else void grade(submission);
    if (reason === 'nothing') writing.current?.focus();
  }, [file, requested, wished, method, grade, dispatch]);

  const onClear = useCallback(() => {
    const hadText = writing.current?.text() !== '';
    writing.current?.replace('');
    writing.current?.focus();
    draft.flush();
    end({ kind: 'cleared', hadText });
  }, [draft, end]);

  const onJump = useCallback((direction: 1 | -1, isWanted: Wanted) => {
    writing.current?.jump(direction, isWanted);
  }, []);

  const onRetry = useCallback(() => {
    retry();
    live.retry();
  }, [retry, live]);

  const toText = useCallback(
    (text: string) => {
      dispatch({ kind: 'taken-as-text' });
      writing.current?.replace(text);
      writing.current?.focus();
    },
    [dispatch],
  );

  const toolbar = useMemo(
    () => (
      <Toolbar
        {...{
          dictionaries,
          choice,
          wish,
          heard,
          method: wished,
          onWish: setWish,
          onMethod: setMethod,
        }}
      />
    ),
    [dictionaries, choice, wish, heard, wished, setWish, setMethod],
  );

  return (
    <>
      <header className={styles.head}>
        <h1>{t('headline')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.writing}>
          <TextSheet
            {...{ writing, initialText, words, live, filter, file, isEmpty, toolbar }}
            {...{ onText, onFiles, onStart, onClear, onRemoveFile, onWord }}
            language={choice?.language ?? heard ?? 'en'}
            describedBy={notes}
            isSending={grading.status === 'sending'}
            hasResult={reply !== null}
          />
          <Troubles
            {...{ refused, onlyTaken }}
            failure={grading.failure}
            isCleared={isCleared}
            onUndo={() => writing.current?.undo()}
            onRetry={onStart}
          />
          <Notes
            id={notes}
            {...{ choice, wish, method: wished, isKept, isEmpty, isNewsComing, hasArrived }}
          />
        </div>
        <LiveAside
          {...{ live, filter, onFilter, onJump, onRetry }}
          offerStatus={status}
          isRefined={method === 'refined'}
          wordCard={
            <LiveWordCard {...{ live, pointed, choice, reply, writing }} onClose={onWord} />
          }
        />
      </div>
      {reply && (
        <ResultPanel
          key={grading.nth}
          reply={reply}
          isNew={grading.nth > 0}
          outdatedBy={outdatedBy(grading, choice && { requested, method, wished })}
          onToText={reply.name === '' ? null : toText}
          onClose={() => end({ kind: 'dismissed' })}
        />
      )}
      <PageDrop onFiles={onFiles} />
    </>
  );
}
