import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../../ui/button/button-class.ts';
import { markPhrase, toggleWord, type Marks, type Marked } from './marks.ts';
import styles from './markable-text.module.css';
import { directionOfText, type SegmentedText } from './segment-text.ts';
import { wordAfterKey } from './keyboard-navigation.ts';

/** A text whose words are toggles. A phrase is marked by selecting it, or with Shift and the arrow keys. */
export function MarkableText({
  readable,
  language,
  marks,
  onMarks,
}: {
  readable: SegmentedText;
  language: string;
  marks: Marks;
  onMarks: (marks: Marks) => void;
}) {
  const { t } = useTranslation('reading');
  const { text, words } = readable;
  const box = useRef<HTMLElement>(null);
  const elements = useRef<readonly HTMLElement[]>([]);
  const painted = useRef<Marks>([]);
  const stop = useRef(0);
  const anchor = useRef<number>(null);
  const isMouse = useRef(false);
  const pressed = useRef<number>(null);
  const [selected, setSelected] = useState<readonly [number, number] | null>(null);
  const [said, setSaid] = useState('');

  useLayoutEffect(() => {
    elements.current = [...box.current!.querySelectorAll<HTMLElement>('[data-word]')];
  }, []);
  useLayoutEffect(() => {
    paintMarks(elements.current, painted.current, marks);
    painted.current = marks;
  }, [marks]);
  useEffect(() => {
    // A selection made by mouse is marked on pointer-up, without the button below.
    const look = () => setSelected(isMouse.current ? null : selectedWords(box.current));
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);

  const stopAt = (at: number) => {
    elements.current[stop.current]?.setAttribute('tabindex', '-1');
    elements.current[at]?.setAttribute('tabindex', '0');
    stop.current = at;
  };
  const phraseOf = (from: number, to: number) =>
    text.slice(words[Math.min(from, to)]!.start, words[Math.max(from, to)]!.end);
  const onPhrase = (from: number, to: number) => {
    onMarks(markPhrase(marks, from, to));
    setSaid(t('text.marked', { phrase: phraseOf(from, to) }));
    getSelection()?.removeAllRanges();
    setSelected(null);
  };
  const onClick = (event: MouseEvent) => {
    const at = wordAt(event.target);
    // A double click would mark the word and unmark it again.
    if (at === null || selectedWords(box.current) || isSecondPress(event)) return;
    anchor.current = null;
    stopAt(at);
    onMarks(toggleWord(marks, at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = wordAt(event.target);
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      anchor.current = null;
      if (!event.repeat) onMarks(toggleWord(marks, at));
      return;
    }
    const isLeftward = directionOfText(language) === 'rtl';
    const next = wordAfterKey(event.key, { at, words, isLeftward });
    if (next === null) return;
    event.preventDefault();
    stopAt(next);
    elements.current[next]!.focus();
    if (!event.shiftKey) anchor.current = null;
    else if (next !== at) {
      anchor.current ??= at;
      onPhrase(anchor.current, next);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the toggles inside */}
      <section
        ref={box}
        className={styles.text}
        lang={language}
        dir={directionOfText(language)}
        aria-labelledby="text-title"
        aria-describedby="text-keys"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={({ pointerType, target }) => {
          isMouse.current = pointerType === 'mouse';
          pressed.current = wordAt(target);
        }}
        onPointerUp={({ pointerType, target }) => {
          if (pointerType !== 'mouse') return;
          const drawn = selectedWords(box.current) ?? drawnOver(pressed.current, wordAt(target));
          if (drawn) onPhrase(...drawn);
        }}
        onFocus={({ target }) => {
          const at = wordAt(target);
          if (at !== null) stopAt(at);
        }}
      >
        <Words readable={readable} />
      </section>
      {selected && (
        <button
          type="button"
          className={`${buttonClass('primary')} ${styles.phrase}`}
          // The press must not end the selection before it is marked.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPhrase(...selected)}
        >
          {t('text.markPhrase')}
        </button>
      )}
      <output className="unseen">{said}</output>
    </>
  );
}

/** The text with each word as a toggle. Rendered once; `paintMarks` updates single words in the DOM. */
const Words = memo(function Words({ readable }: { readable: SegmentedText }) {
  const { text, words, paragraphs } = readable;
  return paragraphs.map(({ start, end, from, to }) => {
    const parts: ReactNode[] = [];
    let place = start;
    for (let at = from; at < to; at++) {
      const word = words[at]!;
      parts.push(
        text.slice(place, word.start),
        <span
          key={at}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button neither breaks at the end of a line nor can be selected
          role="button"
          data-word={at}
          tabIndex={at === 0 ? 0 : -1}
          aria-pressed="false"
        >
          {text.slice(word.start, word.end)}
        </span>,
      );
      place = word.end;
    }
    return (
      <p key={start}>
        {parts}
        {text.slice(place, end)}
      </p>
    );
  });
});

function wordAt(target: EventTarget): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return word ? Number(word.dataset['word']) : null;
}

/** Chromium selects nothing where the mouse was pressed on the first pixels of a word. */
const drawnOver = (from: number | null, to: number | null): readonly [number, number] | null =>
  from === null || to === null || from === to ? null : [from, to];

const isSecondPress = ({ detail, nativeEvent }: MouseEvent) =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse';

const isIn = (marks: Marks, { from, to }: Marked) =>
  marks.some((each) => each.from === from && each.to === to);

/** Updates only the words whose mark has changed, because rendering a long text again at each tap is slow. */
function paintMarks(elements: readonly Element[], before: Marks, after: Marks): void {
  for (const mark of before) if (!isIn(after, mark)) paint(elements, mark, false);
  for (const mark of after) if (!isIn(before, mark)) paint(elements, mark, true);
}

function paint(elements: readonly Element[], { from, to }: Marked, isMarked: boolean): void {
  for (let at = from; at <= to; at++) {
    elements[at]?.setAttribute('aria-pressed', String(isMarked));
    elements[at]?.toggleAttribute('data-joined', isMarked && at < to);
  }
}

/** Indexes of the first and last selected word; null if fewer than two words are selected. */
function selectedWords(box: HTMLElement | null): readonly [number, number] | null {
  const selection = getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return null;
  const parent = range.commonAncestorContainer;
  const within = parent instanceof Element ? parent : parent.parentElement!;
  const touched = [...within.querySelectorAll<HTMLElement>('[data-word]')].filter((word) => {
    // The boundary of a range may touch a word without taking a letter of it.
    const letters = word.firstChild!;
    const { length } = letters.textContent!;
    return range.comparePoint(letters, length - 1) >= 0 && range.comparePoint(letters, 1) <= 0;
  });
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || first === last) return null;
  return [Number(first.dataset['word']), Number(last!.dataset['word'])];
}
