import type { LanguageCode, Level } from '@vernacular/analyzer';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { textLanguage } from '../../platform/dictionaries/text-language.ts';
import { failureSentence } from '../../platform/failure-sentence.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageDrop } from '../../ui/file-drop/page-drop.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useChoice } from './choice/use-choice.ts';
import { useDraft } from './draft/use-draft.ts';
import type { PointedWord } from './editor/word-watch.ts';
import type { Happenings, Writing } from './editor/writing.ts';
import { useLiveReading } from './live/use-live-reading.ts';
import { useWordCount } from './live/use-word-count.ts';
import { cardOf } from './parts/card-of.ts';
import { LiveAside } from './parts/live-aside.tsx';
import { Notes } from './parts/notes.tsx';
import { TextSheet } from './parts/text-sheet.tsx';
import { Toolbar } from './parts/toolbar.tsx';
import { refusal } from './result/grade-text.ts';
import { ResultPanel } from './result/result-panel.tsx';
import { gradedCount } from './result/result-words.ts';
import { useGrading } from './result/use-grading.ts';
import styles from './screen.module.css';

const refusals = {
  nothing: 'nothing-to-grade',
  'file-type': 'unsupported-file',
  'file-size': 'file-too-large',
  'text-size': 'text-too-large',
} as const;

/** The single-text analyser. */
export default function AnalyserScreen() {
  const { t, i18n } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  usePageTitle(t('title'));
  const notes = useId();
  const writing = useRef<Writing>(null);
  const { initialText, draft, isKept } = useDraft();
  const [heard, setHeard] = useState<LanguageCode | null>(() => textLanguage(initialText));
  const [isEmpty, setIsEmpty] = useState(initialText === '');
  const [file, setFile] = useState<File | null>(null);
  const [trouble, setTrouble] = useState<keyof typeof refusals | null>(null);
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const [isCleared, setIsCleared] = useState(false);
  const [filter, setFilter] = useState<Level | null>(null);
  const [pointed, setPointed] = useState<PointedWord | null>(null);
  const { dictionaries, status, retry, wish, setWish, choice, address } = useChoice(heard);
  const { live, state, words } = useLiveReading(address);
  const { grading, grade, outdate, dismiss } = useGrading();
  const { reply } = grading;

  const card = pointed && cardOf(pointed);
  const known = useWordCount(live, pointed?.text ?? null, card?.level ?? null);
  const isSameCounts = reply?.dictionary.code === choice?.answering.code;
  const graded = reply && pointed && isSameCounts ? gradedCount(reply, pointed.text) : null;

  const onText: Happenings['onText'] = useCallback(
    (text) => {
      const get = () => text.toString();
      live.changed(text.length, get);
      draft.keep(get);
      setHeard(textLanguage(text.sliceString(0, 2000)));
      setIsEmpty(text.length === 0);
      outdate();
    },
    [live, draft, outdate],
  );

  const changeFile = (next: File | null) => {
    setFile(next);
    outdate();
  };

  const onFiles = (files: readonly File[]) => {
    const [first, ...others] = files;
    if (!first) return;
    const reason = refusal({ text: '', file: first, period: null });
    setTrouble(reason);
    setLeftOut(others.length > 0 && !reason ? first.name : null);
    if (!reason) changeFile(first);
  };

  const onStart = () => {
    const submission = {
      text: writing.current?.text() ?? '',
      file,
      period: choice?.requested.code ?? null,
    };
    const reason = refusal(submission);
    setTrouble(reason);
    if (!reason) void grade(submission);
    else if (reason === 'nothing') writing.current?.focus();
  };

  const clear = () => {
    writing.current?.replace('');
    writing.current?.focus();
    draft.flush();
    setFile(null);
    setFilter(null);
    setPointed(null);
    setTrouble(null);
    setIsCleared(!isEmpty);
    dismiss();
  };

  const unpoint = () => {
    setPointed(null);
    writing.current?.unpoint();
  };

  return (
    <>
      <header className={styles.head}>
        <h1>{t('headline')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.writing}>
          <TextSheet
            writing={writing}
            initialText={initialText}
            words={words}
            wordCount={state.wordCount ?? 0}
            filter={filter}
            language={choice?.language ?? heard ?? 'en'}
            describedBy={notes}
            file={file}
            isEmpty={isEmpty}
            isSending={grading.status === 'sending'}
            toolbar={<Toolbar {...{ dictionaries, choice, wish, heard, onWish: setWish }} />}
            onRemoveFile={() => changeFile(null)}
            onClear={clear}
            {...{ onText, onFiles, onStart, onWord: setPointed }}
          />
          {trouble && <Notice kind="trouble">{tGrading(`codes.${refusals[trouble]}`)}</Notice>}
          {leftOut && <Notice>{t('file.onlyOne', { name: leftOut })}</Notice>}
          {grading.failure && (
            <Notice
              kind="trouble"
              action={
                <Button look="secondary" onPress={onStart}>
                  {tGrading('retry')}
                </Button>
              }
            >
              {failureSentence(tGrading, i18n.language, grading.failure)}
            </Notice>
          )}
          {isCleared && isEmpty && (
            <Notice
              kind="good"
              action={
                <Button look="secondary" onPress={() => writing.current?.undo()}>
                  {t('text.undo')}
                </Button>
              }
            >
              {t('text.cleared')}
            </Notice>
          )}
          <Notes id={notes} choice={choice} wish={wish} isKept={isKept} isEmpty={isEmpty} />
        </div>
        <LiveAside
          {...{ state, status, choice, filter }}
          card={card && { ...card, count: graded ?? known }}
          onFilter={setFilter}
          onJump={(direction, isWanted) => writing.current?.jump(direction, isWanted)}
          onJumpSame={(direction) => {
            const id = pointed?.words.ids[pointed.index];
            writing.current?.jump(direction, (all, index) => all.ids[index] === id);
          }}
          onUnpoint={unpoint}
          onRetry={() => {
            retry();
            live.retry();
          }}
        />
      </div>
      {reply && (
        <ResultPanel
          key={grading.nth}
          reply={reply}
          isOutdated={grading.isOutdated || reply.dictionary.requested !== choice?.requested.code}
          exactCount={() => null}
          onToText={
            file &&
            ((text) => {
              setFile(null);
              writing.current?.replace(text);
              writing.current?.focus();
            })
          }
          onClose={dismiss}
        />
      )}
      <PageDrop onFiles={onFiles} />
      <VisuallyHidden>
        <output>
          {pointed?.by === 'jump' && card
            ? t('word.announce', { word: card.word, level: tGrading(`level.${card.level}`) })
            : ''}
        </output>
      </VisuallyHidden>
    </>
  );
}
