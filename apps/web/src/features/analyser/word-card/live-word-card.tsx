import { countedBy } from '@vernacular/analyzer';
import type { Suggestion } from '@vernacular/check';
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

import type { DictionaryChoice } from '../../../platform/dictionaries/choose-dictionary.ts';
import type { Exchange } from '../analysing.ts';
import type { PointedWord } from '../editor/word-watch.ts';
import type { Writing } from '../editor/writing.ts';
import { KnownList } from '../known/known-list.tsx';
import { KnownSwitch } from '../known/known-switch.tsx';
import { useKnownWords } from '../known/use-known-words.ts';
import type { LiveReading } from '../live/live-reading.ts';
import type { Levels } from '../live/protocol.ts';
import { useLiveState } from '../live/use-live-state.ts';
import { useWordCount } from '../live/use-word-count.ts';
import { gradedCount } from '../result/result-words.ts';
import { isToLookAt } from '../words/coloured-words.ts';
import { cardOf } from './card-of.ts';
import { CardNews } from './card-news.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import styles from './live-word-card.module.css';
import { LevelsByPeriod } from './levels-by-period.tsx';
import { Meaning } from './meaning.tsx';
import { PlainerWords } from './plainer-words.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useSheet } from './use-sheet.ts';
import { useSuggestions } from './use-suggestions.ts';
import { WordCard } from './word-card.tsx';

export function LiveWordCard({
  ref,
  live,
  pointed,
  exchanged,
  choice,
  reply,
  writing,
  onExchanged,
  onNext,
  onClose,
}: {
  ref: Ref<HTMLElement>;
  live: LiveReading;
  pointed: PointedWord | null;
  exchanged: Exchange | null;
  choice: DictionaryChoice | null;
  /** The last result. It holds the counts of rare words, which the browser does not have. */
  reply: GradeReply | null;
  writing: RefObject<Writing | null>;
  onExchanged: (exchange: Exchange) => void;
  onNext: () => void;
  onClose: (none: null) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const wayOn = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => section.current!, []);
  const known = useKnownWords(live);
  const { levels } = useLiveState(live);
  /** The reading from before the exchange, whose score is out of date. */
  const [outdated, setOutdated] = useState<Levels | null>(null);
  const totals = levels?.totals ?? null;
  const unroundedScore = totals?.unroundedScore ?? null;
  const card = pointed && cardOf(pointed);
  const count = useWordCount(live, pointed?.text ?? null, card?.level ?? null);
  const [tries, tryAgain] = useReducer((before: number) => before + 1, 0);
  const looked = useSuggestions(live, pointed, tries);
  const isSameCounts = reply !== null && reply.dictionary.code === choice?.answering.code;
  const graded = isSameCounts && pointed ? gradedCount(reply, pointed.text) : null;
  const word = card && levels?.words.flagged.find(({ folded }) => folded === card.folded);
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
  const choose = ({ replaces, by, plainer }: Suggestion) => {
    if (!pointed) return;
    setOutdated(live.read().levels);
    writing.current?.exchange(replaces, by);
    onExchanged({ before: pointed.text, after: plainer, isUndone: false });
    // On a touch screen, focusing the text would open the on-screen keyboard.
    if (!matchMedia('(pointer: coarse)').matches) writing.current?.focus();
  };
  const onRetry = () => {
    // The pressed button disappears when the answer arrives, so the focus is moved.
    section.current?.focus();
    tryAgain();
  };
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
    if (exchanged && document.activeElement === document.body) wayOn.current?.focus();
  }, [exchanged]);

  return (
    <>
      <div ref={box} className={styles.card} data-open={isOpen}>
        <WordCard
          ref={section}
          card={card && { ...card, count: graded ?? count }}
          dictionary={choice && countedBy(card?.word ?? '', choice.answering, choice.beside)}
          help={
            card && looked && unroundedScore !== null && choice?.language === 'en' ? (
              <PlainerWords
                word={card.word}
                suggestions={looked.suggestions}
                unroundedScore={unroundedScore}
                onChoose={choose}
                onRetry={onRetry}
              />
            ) : null
          }
          periods={
            pointed && choice ? (
              <LevelsByPeriod
                key={pointed.text}
                live={live}
                word={pointed.text}
                answering={countedBy(card?.word ?? '', choice.answering, choice.beside)}
              />
            ) : null
          }
          known={word && <KnownSwitch known={known} word={word} />}
          meaning={
            pointed && choice?.language === 'en' ? (
              <Meaning {...{ live, pointed, tries, onRetry }} />
            ) : null
          }
          instead={
            exchanged && (
              <ExchangeCard
                ref={wayOn}
                exchange={exchanged}
                score={levels === outdated ? null : unroundedScore}
                hasNext={totals !== null && totals.mid + totals.rare > 0}
                onUndo={undo}
                onNext={onNext}
              />
            )
          }
          onJump={(direction) => {
            const id = pointed?.words.ids[pointed.index];
            writing.current?.jump(direction, (all, index) => all.ids[index] === id);
          }}
          onNext={onNext}
          onClose={close}
        />
        <CardNews
          card={pointed?.by === 'jump' ? card : null}
          plainer={looked?.suggestions?.map(({ plainer }) => plainer) ?? []}
          exchanged={exchanged}
        />
      </div>
      <KnownList known={known} here={levels?.known ?? null} unroundedScore={unroundedScore} />
    </>
  );
}
