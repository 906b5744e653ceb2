import { languageSample, tellLanguage, type LanguageCode, type Level } from '@vernacular/analyzer';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
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
import { askedMethod, refusal } from './result/grade-text.ts';
import { ResultPanel } from './result/result-panel.tsx';
import { useGrading } from './result/use-grading.ts';
import styles from './screen.module.css';

/** The single-text analyser: a text is coloured while it is written, and graded by the server at START. */
export default function AnalyserScreen() {
  const { t } = useTranslation('analyser');
  usePageTitle(t('title'));
  const notes = useId();
  const writing = useRef<Writing>(null);
  const { initialText, draft, isKept } = useDraft();
  const [heard, setHeard] = useState<LanguageCode | null>(() => tellLanguage(initialText) ?? null);
  const [isEmpty, setIsEmpty] = useState(initialText === '');
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<ReturnType<typeof refusal>>(null);
  const [onlyTaken, setOnlyTaken] = useState<string | null>(null);
  const [isCleared, setIsCleared] = useState(false);
  const [filter, setFilter] = useState<Level | null>(null);
  const [pointed, setPointed] = useState<PointedWord | null>(null);
  const { dictionaries, status, retry, wish, setWish, choice, address, ...arriving } =
    useChoice(heard);
  const { isNewsComing, hasArrived } = arriving;
  const [wished, setMethod] = useMethod();
  const method = choice?.language === 'he' ? 'published' : wished;
  const { live, words } = useLiveReading(address, method);
  const { grading, grade, outdate, dismiss } = useGrading();
  const { reply } = grading;
  const requested = choice?.requested.code ?? null;

  const onText: Happenings['onText'] = useCallback(
    (text) => {
      const get = () => text.toString();
      live.changed(text.length, get);
      draft.keep(get);
      setHeard(tellLanguage(text.sliceString(0, languageSample)) ?? null);
      setIsEmpty(text.length === 0);
      outdate();
    },
    [live, draft, outdate],
  );

  const changeFile = useCallback(
    (next: File | null) => {
      setFile(next);
      outdate();
    },
    [outdate],
  );

  const onFiles = useCallback(
    ([first, ...others]: readonly File[]) => {
      if (!first) return;
      const reason = refusal({ text: '', file: first });
      setRefused(reason);
      setOnlyTaken(others.length > 0 && !reason ? first.name : null);
      if (!reason) changeFile(first);
    },
    [changeFile],
  );

  const onStart = useCallback(() => {
    // What language a file is in is for the server to see.
    const by = file ? wished : method;
    const submission = { text: writing.current?.text() ?? '', file, period: requested, method: by };
    const reason = refusal(submission);
    setRefused(reason);
    setPointed(null);
    if (!reason) void grade(submission);
    else if (reason === 'nothing') writing.current?.focus();
  }, [file, requested, wished, method, grade]);

  const onClear = useCallback(() => {
    setIsCleared(writing.current?.text() !== '');
    writing.current?.replace('');
    writing.current?.focus();
    draft.flush();
    setFile(null);
    setFilter(null);
    setPointed(null);
    setRefused(null);
    dismiss();
  }, [draft, dismiss]);

  const onJump = useCallback((direction: 1 | -1, isWanted: Wanted) => {
    writing.current?.jump(direction, isWanted);
  }, []);

  const onRetry = useCallback(() => {
    retry();
    live.retry();
  }, [retry, live]);

  const toText = useCallback((text: string) => {
    setFile(null);
    writing.current?.replace(text);
    writing.current?.focus();
  }, []);

  const removeFile = useCallback(() => changeFile(null), [changeFile]);
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
            {...{ onText, onFiles, onStart, onClear }}
            language={choice?.language ?? heard ?? 'en'}
            describedBy={notes}
            isSending={grading.status === 'sending'}
            onRemoveFile={removeFile}
            onWord={setPointed}
          />
          <Troubles
            {...{ refused, onlyTaken }}
            failure={grading.failure}
            isCleared={isCleared && isEmpty}
            onUndo={() => writing.current?.undo()}
            onRetry={onStart}
          />
          <Notes
            id={notes}
            {...{ choice, wish, method: wished, isKept, isEmpty, isNewsComing, hasArrived }}
          />
        </div>
        <LiveAside
          {...{ live, filter, onJump, onRetry }}
          offerStatus={status}
          isRefined={method === 'refined'}
          onFilter={setFilter}
          wordCard={
            <LiveWordCard {...{ live, pointed, choice, reply, writing }} onClose={setPointed} />
          }
        />
      </div>
      {reply && (
        <ResultPanel
          key={grading.nth}
          reply={reply}
          isOutdated={
            grading.isOutdated ||
            reply.dictionary.requested !== requested ||
            askedMethod(reply) !== (reply.name === '' ? method : wished)
          }
          onToText={reply.name === '' ? null : toText}
          onClose={dismiss}
        />
      )}
      <PageDrop onFiles={onFiles} />
    </>
  );
}
