import { countedBy } from '@vernacular/analyzer';
import type { Gloss } from '@vernacular/check';
import type { GradeReply } from '@vernacular/contract';
import {
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';

import type { DictionaryChoice } from '../../../platform/dictionaries/choose-dictionary.ts';
import type { Replacement } from '../screen-state.ts';
import type { PointedWord } from '../editor/word-selection.ts';
import type { Writing } from '../editor/open-text-editor.ts';
import type { WrittenText } from '../editor/written-text.ts';
import { withGloss, type PlainerWord } from '../help/help.ts';
import { KnownList, KnownSwitch } from '../known/known-words-views.tsx';
import { useKnownWords } from '../known/use-known-words.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import type { Levels } from '../live/protocol.ts';
import { useLiveState, useWordFrequency } from '../live/use-live-analysis.ts';
import { useMarkedByReaders } from '../readers/use-marked-by-readers.ts';
import { useSiteReaders } from '../readers/use-site-reader-counts.ts';
import { gradedCount } from '../result/graded-text.ts';
import { isToLookAt } from '../words/coloured-words.ts';
import { WordHelp } from './word-help.tsx';
import { LevelsByPeriod } from './levels-by-period.tsx';
import { MoreOfWord } from './word-details.tsx';
import styles from './live-word-card.module.css';
import { useCardKeys } from './use-card-keys.ts';
import { useCardPlace, useSheet } from './use-card-place.ts';
import { placeOf, useHelpAt } from './use-help-at.ts';
import { buildWordCard, CardNews, ReplacementCard, WordCard } from './word-card.tsx';

export function LiveWordCard({
  ref,
  live,
  pointed,
  exchanged,
  choice,
  reply,
  writing,
  knownSlot,
  emptied,
  onExchanged,
  onNext,
  onClose,
}: {
  ref: Ref<{ focus(): void }>;
  live: LiveAnalysis;
  pointed: PointedWord | null;
  exchanged: Replacement | null;
  choice: DictionaryChoice | null;
  /** The last result. It holds the counts of rare words, which the browser does not have. */
  reply: GradeReply | null;
  writing: RefObject<Writing | null>;
  /** Element into which the list of known words is rendered; null while its fold is closed. */
  knownSlot: HTMLElement | null;
  /** See `useMarkedByReaders`. */
  emptied: WrittenText | null;
  onExchanged: (exchange: Replacement) => void;
  onNext: () => void;
  onClose: (none: null) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const wayOn = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => section.current?.focus() }), []);
  const known = useKnownWords(live);
  const { levels } = useLiveState(live);
  /** Levels from before the last replacement or undo; their score is not shown. */
  const [outdated, setOutdated] = useState<Levels | null>(null);
  const totals = levels?.totals ?? null;
  const unroundedScore = totals?.unroundedScore ?? null;
  const findMarked = useMarkedByReaders(live, writing, emptied);
  const findOnSite = useSiteReaders((pointed && choice?.language) ?? null);
  const card = pointed && buildWordCard(pointed, findMarked, findOnSite);
  const count = useWordFrequency(
    live,
    card?.isTerm ? null : (card?.word ?? null),
    card?.level ?? null,
  );
  const [tries, tryAgain] = useReducer((before: number) => before + 1, 0);
  const help = useHelpAt(live, pointed, tries);
  const isSameCounts = reply !== null && reply.dictionary.code === choice?.answering.code;
  const graded = isSameCounts && pointed ? gradedCount(reply, pointed.text) : null;
  const word = card?.isTerm
    ? { folded: card.folded! }
    : card && levels?.words.flagged.find(({ folded }) => folded === card.folded);
  const dictionary = choice && countedBy(card?.word ?? '', choice.answering, choice.beside);
  const isOpen = card !== null || exchanged !== null;

  const close = () => {
    onClose(null);
    writing.current?.unpoint();
  };
  const undo = () => {
    setOutdated(live.read().levels);
    writing.current?.undo();
    if (exchanged) onExchanged({ ...exchanged, isUndone: true });
  };
  const exchange = (by: string, after: string, at: { start: number; end: number }) => {
    if (!pointed) return;
    setOutdated(live.read().levels);
    writing.current?.exchange(at, by);
    // The help may be for a term around the word: “El Niño”.
    const isTerm = help && help.end - help.start > pointed.text.length;
    const before = isTerm ? help.term : pointed.text;
    onExchanged({ before, after, at: at.start, isUndone: false });
    // On a touch screen, focusing the text would open the on-screen keyboard.
    if (!matchMedia('(pointer: coarse)').matches) writing.current?.focus();
  };
  const onChoose = ({ replaces, by, text }: PlainerWord) => exchange(by, text, replaces);
  const onExplain = (gloss: Gloss) => {
    const { at, text } = gloss.insert;
    exchange(text, help ? withGloss(help, gloss) : text, { start: at, end: at });
  };
  const onRetry = () => {
    // The pressed button disappears when the answer arrives, so the focus is moved.
    section.current?.focus();
    tryAgain();
  };
  const place = pointed
    ? placeOf(pointed)
    : exchanged && { start: exchanged.at, end: exchanged.at + 1 };
  useCardPlace(box, writing, place);
  useSheet(box, writing, pointed);
  useCardKeys(box, {
    onEscape: () => {
      close();
      writing.current?.focus();
    },
    onUndo: undo,
    onNext: (direction) => writing.current?.jump(direction, isToLookAt),
  });
  useEffect(() => {
    if (pointed?.by === 'key') section.current?.focus();
  }, [pointed]);
  useEffect(() => {
    if (exchanged && document.activeElement === document.body) wayOn.current?.focus();
  }, [exchanged]);

  return (
    <>
      <div ref={box} className={styles.card} data-print="no" data-open={isOpen}>
        <WordCard
          ref={section}
          card={card && { ...card, count: graded ?? count }}
          dictionary={dictionary}
          help={
            help !== undefined &&
            choice && (
              <WordHelp
                help={help}
                language={choice.language}
                {...{ onChoose, onExplain, onRetry }}
              />
            )
          }
          known={word && <KnownSwitch known={known} word={word} />}
          more={
            card &&
            dictionary &&
            pointed && (
              <>
                <MoreOfWord
                  card={card}
                  dictionary={dictionary}
                  field={help?.field ?? null}
                  onJump={(direction) => {
                    const id = pointed.words.ids[pointed.index];
                    writing.current?.jump(direction, (all, index) => all.ids[index] === id);
                  }}
                  onNext={onNext}
                />
                {!card.isTerm && (
                  <LevelsByPeriod
                    key={pointed.text}
                    live={live}
                    word={pointed.text}
                    answering={dictionary}
                  />
                )}
              </>
            )
          }
          instead={
            exchanged && (
              <ReplacementCard
                ref={wayOn}
                exchange={exchanged}
                score={levels === outdated ? null : (totals?.score ?? null)}
                hasNext={totals !== null && totals.mid + totals.rare > 0}
                onUndo={undo}
                onNext={onNext}
              />
            )
          }
          onClose={close}
        />
        <CardNews
          card={pointed?.by === 'jump' ? card : null}
          plainer={help?.plainer.map(({ text }) => text) ?? []}
          exchanged={exchanged}
        />
      </div>
      {knownSlot &&
        createPortal(
          <KnownList known={known} here={levels?.known ?? null} unroundedScore={unroundedScore} />,
          knownSlot,
        )}
    </>
  );
}
