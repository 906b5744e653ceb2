import { languageSample, type Level } from '@vernacular/analyzer';
import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';

import { wishFor } from '../../platform/dictionaries/choose-dictionary.ts';
import { useMethod } from '../../platform/dictionaries/grading-options-in-url.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { useIdle } from '../../platform/browser/use-idle.ts';
import { LazyOffline } from '../../offline/lazy-offline.tsx';
import { PeriodSelect } from '../../parts/period-select/period-select.tsx';
import { PageDrop } from '../../parts/page-drop/page-drop.tsx';
import { useDictionaryChoice, useLanguageReset } from './dictionary/use-dictionary-choice.ts';
import { OtherText, withRemount, type RemountProps } from './draft/other-text-notice.tsx';
import { readWork } from './draft/tab-storage.ts';
import { useDraft } from './draft/draft-store.ts';
import type { OnWord } from './editor/word-selection.ts';
import type { EditorEvents, Writing } from './editor/open-text-editor.ts';
import { LiveWordCard, useStartPreload, VersionsCard } from './lazy-parts.ts';
import { useLiveAnalysis, useShownSentences } from './live/use-live-analysis.ts';
import { ForeignNotice, LanguageNotice } from './parts/language-notices.tsx';
import { SideColumn } from './parts/side-column.tsx';
import { Keys, Notes } from './parts/dictionary-and-storage-notes.tsx';
import { EditorPanel } from './parts/editor-panel.tsx';
import { Choices } from './parts/grading-options.tsx';
import { Troubles, Undo } from './parts/error-and-undo-notices.tsx';
import { refusal } from './result/validate-submission.ts';
import { outdatedBy } from './result/outdated-by.ts';
import styles from './screen.module.css';
import { isSameAs, type Replacement } from './screen-state.ts';
import { useSenses } from './words/use-technical-senses.ts';
import { useStoredSwitch } from './use-stored-switch.ts';
import { useTextNavigation } from './use-text-navigation.ts';
import { useStartKey } from './use-start-key.ts';
import { useFileOpening, useScreenState } from './use-screen-state.ts';
import { useSamples } from './samples/use-samples.tsx';

export default withRemount(function AnalyserScreen(work: RemountProps) {
  const { t } = useTranslation('analyser');
  usePageTitle(t('title'));
  const keys = useId();
  const writing = useRef<Writing>(null);
  const start = useRef<HTMLButtonElement>(null);
  const card = useRef<{ focus(): void }>(null);
  const [knownSlot, onKnownSlot] = useState<HTMLElement | null>(null);
  const [isUnderlined, onUnderline] = useStoredSwitch('analyser.long-sentences');
  const { initialText, draft, isKept } = useDraft();
  const { state, dispatch, grade, clear } = useScreenState(initialText);
  const { heard, isEmpty, file, isAsInFile, opening, fileTrouble, filter } = state;
  const { refused, onlyTaken, undoable, grading, isAsGraded, pointed, exchanged } = state;
  const { reply } = grading;
  const { dictionaries, status, retry, wish, setWish, choice, address, ...arriving } =
    useDictionaryChoice(heard);
  const { isNewsComing, hasArrived } = arriving;
  const [wished, setMethod] = useMethod();
  const method = (choice?.language ?? 'en') === 'en' ? wished : 'published';
  useSenses(method);
  const isTime = useIdle() || !isEmpty;
  const insists = wish.language !== null;
  const { live, words, ...read } = useLiveAnalysis(isTime ? address : null, method, insists);
  const hasWork = !isEmpty || file !== null;
  useStartPreload(hasWork);
  const requested = choice?.requested.code ?? null;
  const foreign = read.foreign ?? grading.foreign;
  const isInsisted = choice?.mismatch?.kind === 'insisted' || (insists && foreign !== null);
  useLanguageReset({ file: file?.file ?? null, isEmpty }, isInsisted, wish, setWish);
  const language = choice?.language ?? heard.language ?? 'en';
  const underlined = useShownSentences(live, isUnderlined, language);
  const { graded, nth, isNew } = grading;
  const answering = choice?.answering.code ?? null;
  const chosen = requested && answering ? { requested, answering, method } : null;
  const outdated = outdatedBy(reply, isAsGraded, chosen);
  const result = useMemo(
    () => (isEmpty ? null : reply && graded && { reply, graded, nth, isNew, outdatedBy: outdated }),
    [isEmpty, reply, graded, nth, isNew, outdated],
  );

  const standing = useRef({ heard, isEmpty });
  useEffect(() => {
    standing.current = { heard, isEmpty };
  }, [heard, isEmpty]);
  const onText: EditorEvents['onText'] = useCallback(
    (text, isChange) => {
      const get = () => text.toString();
      live.changed(text.length, get);
      if (!isChange) return;
      draft.keep(get);
      const write = () => dispatch({ kind: 'written', text });
      // Deferred so that the keystroke is painted first, unless START would use the counts of another language.
      if (isSameAs(text.sliceString(0, languageSample), standing.current)) startTransition(write);
      else write();
    },
    [live, draft, dispatch],
  );

  const { open: onFiles, callOff } = useFileOpening(live, writing, dispatch);
  const { offer: samples, pair } = useSamples(writing, state.text);
  const onRemoveFile = useCallback(() => {
    callOff();
    // Edited text stays in the box.
    if (isAsInFile) writing.current?.replace('');
    dispatch({ kind: 'removed' });
    writing.current?.focus();
  }, [callOff, isAsInFile, dispatch]);
  const onWord: OnWord = useCallback((word) => dispatch({ kind: 'pointed', word }), [dispatch]);
  const onEscape = useCallback(() => {
    onWord(null);
    writing.current?.unpoint();
  }, [onWord]);
  const onExchanged = useCallback(
    (exchange: Replacement) => dispatch({ kind: 'exchanged', exchange }),
    [dispatch],
  );
  const onCard = useCallback(() => card.current?.focus(), []);
  const onFilter = useCallback(
    (level: Level | null) => dispatch({ kind: 'filtered', level }),
    [dispatch],
  );

  const onStart = useCallback(() => {
    const text = writing.current?.text() ?? '';
    // A keystroke may have changed the text since the last render.
    const original = file?.text === text ? file.file : null;
    const submission = { text, file: original, period: requested, insists, method };
    const reason = refusal(submission);
    if (reason) dispatch({ kind: 'refused', reason });
    else void grade(submission);
    if (reason === 'nothing') writing.current?.focus();
  }, [file, requested, insists, method, grade, dispatch]);

  const startKey = useStartKey(onStart);
  const onClear = useCallback(() => {
    callOff();
    const hadText = writing.current?.text() !== '';
    writing.current?.replace('');
    writing.current?.focus();
    draft.flush();
    clear(hadText);
  }, [callOff, draft, clear]);

  const onUndo = useCallback(() => {
    writing.current?.undo();
    writing.current?.focus();
  }, []);

  const { text, onJump, onNext, onSentence, onHelped } = useTextNavigation(writing, live);

  const onRetry = useCallback(() => {
    // The pressed button disappears at once, so the focus is moved.
    writing.current?.focus();
    retry();
    live.retry();
  }, [retry, live]);

  const period = useMemo(
    () => (
      <PeriodSelect
        dictionaries={dictionaries}
        value={requested}
        answering={choice?.answering ?? null}
        isBare
        onChange={(picked) => picked && setWish(wishFor(picked, wish))}
      />
    ),
    [dictionaries, requested, choice, wish, setWish],
  );
  const choices = useMemo(
    () => (
      <Choices
        {...{ choice, wish, heard: heard.language, method: wished }}
        onWish={setWish}
        onMethod={setMethod}
      />
    ),
    [choice, wish, heard, wished, setWish, setMethod],
  );

  // This screen renders with every keystroke; memoised so that the parts beside the text do not.
  const cleared = undoable === 'cleared' ? (state.before?.text ?? null) : null;
  const emptied = isEmpty ? (state.before ?? state).text : null;
  const hasVersionsCard = hasWork || undoable !== null || readWork('versions') !== null;
  const versions = useMemo(
    () =>
      hasVersionsCard && (
        <Suspense>
          <VersionsCard {...{ live, writing, result, method, cleared }} code={answering} />
        </Suspense>
      ),
    [hasVersionsCard, live, result, method, cleared, answering],
  );
  const wordCard = useMemo(
    () => (
      <Suspense>
        <LiveWordCard
          {...{ ref: card, live, pointed, exchanged, choice, reply, writing, knownSlot }}
          {...{ emptied, onNext, onExchanged }}
          onClose={onWord}
        />
      </Suspense>
    ),
    [live, pointed, exchanged, choice, reply, knownSlot, emptied, onNext, onExchanged, onWord],
  );

  const noteProps = { choice, wish, method: wished, isKept, isEmpty, isNewsComing, hasArrived };

  return (
    <>
      <h1 className="unseen">{t('headline')}</h1>
      <div className={styles.columns} onKeyDownCapture={startKey}>
        <div className={styles.writing}>
          {choice?.mismatch && (
            <LanguageNotice {...{ choice, mismatch: choice.mismatch, wish }} onWish={setWish} />
          )}
          {foreign !== null && !insists && (
            <ForeignNotice key={nth} code={foreign} {...{ wish }} onWish={setWish} />
          )}
          <EditorPanel
            {...{ writing, initialText, words, live, filter, isEmpty, period, choices, samples }}
            {...{ file, isAsInFile, opening, fileTrouble, wordCard }}
            hasResult={result !== null}
            {...{ onText, onFiles, onStart, onClear, onRemoveFile, onWord, onEscape, onCard }}
            sentences={underlined}
            language={language}
            describedBy={keys}
            fallback={isAsGraded ? (graded?.words ?? null) : null}
          />
          <Keys id={keys} />
          {pair}
          <LazyOffline {...{ address, hasWork, isEmpty, isKept, onFiles }} />
          {undoable && <Undo {...{ undoable, onUndo }} fileName={file?.file.name ?? ''} />}
          <OtherText {...work} text={state.text} box={writing} flush={draft.flush} />
        </div>
        <SideColumn
          {...{ live, start, filter, language, isUnderlined, result, versions, text }}
          {...{ onStart, onNext, onRetry, onFilter, onJump, onSentence, onKnownSlot, onUnderline }}
          onWord={onHelped}
          answering={choice?.answering ?? null}
          offerStatus={status}
          isRefined={method === 'refined'}
          isSending={grading.status === 'sending'}
          isBusy={grading.status === 'sending' || opening !== null}
          troubles={
            <Troubles
              {...{ refused, onlyTaken }}
              failure={grading.failure}
              unsaved={(isAsGraded && grading.status === 'idle' && reply?.notSaved) || null}
              onRetry={() => {
                start.current?.focus();
                onStart();
              }}
            />
          }
          notes={<Notes {...noteProps} />}
        />
      </div>
      <PageDrop onFiles={onFiles} />
    </>
  );
});
