import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { Level } from '@vernacular/analyzer';
import { flushSync } from 'react-dom';

import { logTrouble } from '../../../platform/browser/log.ts';
import { useIdle } from '../../../platform/browser/use-idle.ts';
import { ColouredText } from '../../../ui/coloured-text/coloured-text.tsx';
import type { TermPlace } from '../help/help.ts';
import type { ColouredWords } from '../words/coloured-words.ts';
import type { ShownSentences } from './long-sentence-marks.ts';
import { openPlainText, type PlainWriting } from './open-plain-text-area.ts';
import type { EditorEvents, openTextEditor, Setting, Writing } from './open-text-editor.ts';
import { PlainText } from './written-text.ts';
import styles from './writing-box.module.css';

/** The analysed words, which match the text whenever a new value comes; null while they are unknown. */
export interface WordsSource {
  read(): ColouredWords | null;
  subscribe(listener: () => void): () => void;
}

const noTerms: readonly TermPlace[] = [];

/** Null until the editor has loaded for the first time. */
let openEditor: typeof openTextEditor | null = null;
const fetchEditor = async () =>
  (openEditor = (await import('./open-text-editor.ts')).openTextEditor);

/**
 * The box in which the text is written. It starts as a plain text area, because the CodeMirror editor is as large as
 * React. The editor replaces the text area when the writer enters the box, when the page is idle, or at once if there
 * is a stored text.
 */
export function WritingBox({
  ref,
  initialText,
  setting,
  words,
  fallback = null,
  filter = null,
  sentences = null,
  terms = noTerms,
  ...happenings
}: EditorEvents & {
  ref?: Ref<Writing>;
  initialText: string;
  setting: Setting;
  words: WordsSource;
  /** Words of the last result, shown while `words` has none; they match the current text. */
  fallback?: ColouredWords | null;
  filter?: Level | null;
  /** Long sentences among these are underlined; null for no underlines. */
  sentences?: ShownSentences | null;
  /** Terms in the text; those without a marked word are underlined. */
  terms?: readonly TermPlace[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing>(null);
  const plainBox = useRef<PlainWriting>(null);
  const first = useRef({ text: initialText, setting });
  const latest = useRef({ happenings, setting });
  const [current, setCurrent] = useState<Writing | null>(null);
  const [touched, onTouch] = useReducer((count: number) => count + 1, 0);
  const isIdle = useIdle();
  useLayoutEffect(() => {
    latest.current = { happenings, setting };
  });

  useLayoutEffect(() => {
    const start = { ...first.current, happenings: follow(latest) };
    const plain = openEditor
      ? null
      : openPlainText(box.current!, start, styles.plain ?? '', onTouch);
    plainBox.current = plain;
    writing.current = plain ?? openEditor!(box.current!, start);
    setCurrent(writing.current);
    start.happenings.onText?.(new PlainText(writing.current.text()), false);
    return () => writing.current?.close();
  }, []);

  useEffect(() => {
    const plain = plainBox.current;
    const isTime = isIdle || touched > 0 || first.current.text !== '';
    if (!isTime || !plain) return undefined;
    let callOff = () => {};
    let isHere = true;
    const take: Parameters<PlainWriting['handOver']>[0] = (before, hasFocus) => {
      const { setting: now } = latest.current;
      const start = { text: first.current.text, setting: now, happenings: follow(latest) };
      const restoreScroll = keepScroll(box.current!);
      writing.current = openEditor!(box.current!, start, before);
      plainBox.current = null;
      if (hasFocus) writing.current.focus();
      plain.close();
      // At once, so that nothing is painted without its colours.
      flushSync(() => setCurrent(writing.current));
      restoreScroll();
    };
    fetchEditor()
      .then(() => isHere && (callOff = plain.handOver(take)))
      // The text area stays; the next touch tries again.
      .catch((error: unknown) => logTrouble('The editor did not come.', error));
    return () => {
      isHere = false;
      callOff();
    };
  }, [isIdle, touched]);

  useEffect(() => {
    current?.configure(setting);
  }, [current, setting]);
  useEffect(() => {
    let painted: ColouredWords | null = null;
    const paint = () => {
      const next = words.read();
      if (next !== painted) current?.paint(next);
      painted = next;
    };
    paint();
    return words.subscribe(paint);
  }, [current, words]);
  useEffect(() => {
    if (fallback && !words.read()) current?.paint(fallback);
  }, [current, words, fallback]);
  useEffect(() => {
    current?.filter(filter);
  }, [current, filter]);
  useEffect(() => {
    current?.underline(sentences);
  }, [current, sentences]);
  useEffect(() => {
    current?.markTerms(terms);
  }, [current, terms]);
  useImperativeHandle(ref, () => writing.current!);

  const printed = useWhilePrinting(() => ({
    text: writing.current?.text() ?? '',
    words: words.read() ?? fallback,
  }));

  return (
    <>
      <div ref={box} className={styles.box} />
      {printed && (
        <div className={styles.printed} lang={setting.language} dir={setting.direction}>
          <ColouredText {...printed} />
        </div>
      )}
    </>
  );
}

/** Keeps the height of the box until the editor has measured its lines. Call the result to scroll back. */
function keepScroll(box: HTMLElement): () => void {
  const { scrollX: left, scrollY: top } = globalThis;
  box.style.minBlockSize = `${box.offsetHeight}px`;
  requestAnimationFrame(() => requestAnimationFrame(() => (box.style.minBlockSize = '')));
  return () => scrollTo({ left, top, behavior: 'instant' });
}

/** Events for the newest handlers. */
const follow = (latest: RefObject<{ readonly happenings: EditorEvents }>): EditorEvents => ({
  onText: (text, isChange) => latest.current.happenings.onText?.(text, isChange),
  onWord: (word) => latest.current.happenings.onWord?.(word),
  onFiles: (files) => latest.current.happenings.onFiles?.(files),
  onStart: () => latest.current.happenings.onStart?.(),
  onEscape: () => latest.current.happenings.onEscape?.(),
  onCard: () => latest.current.happenings.onCard?.(),
});

/** The value of `make` while the page is printed, else null: the editor renders only what is visible. */
function useWhilePrinting<Printed>(make: () => Printed): Printed | null {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  useEffect(() => {
    // The browser prints the page as it stands when this handler returns, so the update must be synchronous.
    const before = () => flushSync(() => setPrinted(() => latest.current()));
    const after = () => setPrinted(null);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printed;
}
