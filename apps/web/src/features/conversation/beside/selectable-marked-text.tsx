import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import {
  moveEdge,
  piecesOf,
  sentencesIn,
  wholeWords,
  type NumberedMark,
  type Stretch,
} from './text-ranges.ts';
import styles from './selectable-marked-text.module.css';

/** How long a touch selection must stay unchanged before it counts, in milliseconds. */
const rest = 400;

const isRightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly text: string;
  readonly marks: readonly NumberedMark[];
  readonly chosen: Stretch | null;
  readonly describedBy: string;
  onChoose(stretch: Stretch | null): void;
  onMark(stretch: Stretch): void;
}

/** A text to mark: arrows move by sentence, Shift+arrow moves an edge by a word, Enter marks. */
export function MarkedText({
  ref: box,
  text,
  marks,
  chosen,
  describedBy,
  onChoose,
  onMark,
}: Props) {
  const { t } = useTranslation('checks');
  const sentences = useMemo(() => sentencesIn(text), [text]);
  const [at, setAt] = useState(0);
  /** On touch screens the browser draws the selection itself, so it is not drawn again. */
  const [isNative, setNative] = useState(false);
  const hasDragged = useRef(false);
  const drawn = isNative ? null : chosen;
  const choose = (stretch: Stretch | null, native = false) => {
    setNative(native);
    onChoose(stretch);
  };

  const selectedWords = () => {
    const selected = box.current && selectedStretch(box.current);
    return selected && wholeWords(text, selected);
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const words = matchMedia('(pointer: coarse)').matches && selectedWords();
        if (words) choose(words, true);
      }, rest);
    };
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the listener reads the newest text
  }, [text]);

  const takeSelection = () => {
    const words = selectedWords();
    if (!words) return;
    getSelection()?.removeAllRanges();
    choose(words);
    hasDragged.current = true;
    setTimeout(() => (hasDragged.current = false));
  };

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(sentences.length - 1, index));
    setAt(next);
    choose(null);
    box.current?.querySelectorAll<HTMLElement>('[role=button]')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const sentence = sentences[at];
    if (!sentence || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = chosen ?? sentence;
    const forward = isRightToLeft.test(text) ? 'ArrowLeft' : 'ArrowRight';
    const { key } = event;
    const isArrow = key.startsWith('Arrow');
    const by = key === forward || key === 'ArrowDown' ? 1 : -1;
    if (isArrow && event.shiftKey) {
      const edge = key === 'ArrowDown' || key === 'ArrowUp' ? 'start' : 'end';
      choose(moveEdge(text, now, edge, by));
    } else if (isArrow) goTo(at + by);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(sentences.length - 1);
    else if (key === 'Enter') onMark(now);
    else if (key === ' ') choose(sentence);
    else if (key === 'Escape' && chosen) choose(null);
    else return;
    event.preventDefault();
  };

  return (
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the sentences take the focus one at a time, their keys are taken here, and a button element would not wrap with its line */
    <div
      ref={box}
      role="group"
      aria-label={t('text')}
      aria-describedby={describedBy}
      className={styles.text}
      onKeyDown={onKeyDown}
      onPointerUp={({ pointerType }) => {
        if (pointerType !== 'touch') takeSelection();
      }}
    >
      {sentences.map((sentence, index) => (
        <span key={sentence.start}>
          {text.slice(sentences[index - 1]?.end ?? 0, sentence.start)}
          <span
            role="button"
            tabIndex={index === Math.min(at, sentences.length - 1) ? 0 : -1}
            aria-pressed={isWithin(chosen, sentence)}
            className={styles.sentence}
            onFocus={() => setAt(index)}
            onClick={() => {
              if (!hasDragged.current) choose(sentence);
            }}
          >
            <Pieces text={text} sentence={sentence} marks={marks} chosen={drawn} />
          </span>
        </span>
      ))}
      {text.slice(sentences.at(-1)?.end ?? 0)}
    </div>
  );
}

const isWithin = (chosen: Stretch | null, sentence: Stretch): boolean =>
  chosen !== null && chosen.start < sentence.end && chosen.end > sentence.start;

type PiecesProps = Pick<Props, 'text' | 'marks' | 'chosen'> & { readonly sentence: Stretch };

function Pieces({ text, sentence, marks, chosen }: PiecesProps) {
  const { t } = useTranslation('checks');
  return piecesOf(sentence, marks, chosen).map(({ start, end, mark, ends, isChosen }) => (
    <span key={start}>
      <span
        data-at={start}
        data-check={mark?.number}
        className={isChosen ? styles.chosen : mark ? styles.mark : undefined}
      >
        {text.slice(start, end)}
      </span>
      {ends.map(({ number, question }) => (
        <span key={number} className={styles.number}>
          <sup aria-hidden="true" data-check={number}>
            {number}
          </sup>
          <VisuallyHidden>{t('markedFor', { number, question })}</VisuallyHidden>
        </span>
      ))}
    </span>
  ));
}

/** Converts a DOM position to an offset in the text, by the `data-at` of its pieces; else null. */
function placeOf(text: HTMLElement, node: Node, offset: number): number | null {
  if (!text.contains(node)) return null;
  if (node instanceof Text && node.parentElement?.dataset['at'] !== undefined)
    return Number(node.parentElement.dataset['at']) + offset;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(node, offset);
  const pieces = [...text.querySelectorAll<HTMLElement>('[data-at]')];
  const last = pieces.findLast((piece) => before.comparePoint(piece, 0) <= 0);
  return last ? Number(last.dataset['at']) + (last.textContent ?? '').length : 0;
}

function selectedStretch(text: HTMLElement): Stretch | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = placeOf(text, startContainer, startOffset);
  const end = placeOf(text, endContainer, endOffset);
  return start !== null && end !== null && start < end ? { start, end } : null;
}
