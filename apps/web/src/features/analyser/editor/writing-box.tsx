import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, useState } from 'react';
import type { Level } from '@vernacular/analyzer';
import { flushSync } from 'react-dom';

import { ColouredText } from '../../../ui/coloured-text/coloured-text.tsx';
import type { TermPlace } from '../help/help.ts';
import type { ColouredWords } from '../words/coloured-words.ts';
import type { ShownSentences } from './long-sentences.ts';
import {
  openTextEditor,
  type EditorEvents,
  type Setting,
  type Writing,
} from './open-text-editor.ts';
import styles from './writing-box.module.css';

/**
 * Store of the analysed words; `read` returns null while they are unknown. A new value matches the text at that moment.
 */
export interface WordsSource {
  read(): ColouredWords | null;
  subscribe(listener: () => void): () => void;
}

const noTerms: readonly TermPlace[] = [];

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
  fallback?: ColouredWords | null;
  filter?: Level | null;
  /** Long sentences among these are underlined; null for no underlines. */
  sentences?: ShownSentences | null;
  /** Terms in the text; those without a marked word are underlined. */
  terms?: readonly TermPlace[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing>(null);
  const first = useRef({ text: initialText, setting });
  const latest = useRef(happenings);
  useLayoutEffect(() => {
    latest.current = happenings;
  });

  useLayoutEffect(() => {
    const opened = openTextEditor(box.current!, {
      ...first.current,
      happenings: {
        onText: (text, isChange) => latest.current.onText?.(text, isChange),
        onWord: (word) => latest.current.onWord?.(word),
        onFiles: (files) => latest.current.onFiles?.(files),
        onStart: () => latest.current.onStart?.(),
        onEscape: () => latest.current.onEscape?.(),
        onCard: () => latest.current.onCard?.(),
      },
    });
    writing.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    writing.current?.configure(setting);
  }, [setting]);
  useEffect(() => {
    let painted: ColouredWords | null = null;
    const paint = () => {
      const next = words.read();
      if (next !== painted) writing.current?.paint(next);
      painted = next;
    };
    paint();
    return words.subscribe(paint);
  }, [words]);
  useEffect(() => {
    if (fallback && !words.read()) writing.current?.paint(fallback);
  }, [words, fallback]);
  useEffect(() => {
    writing.current?.filter(filter);
  }, [filter]);
  useEffect(() => {
    writing.current?.underline(sentences);
  }, [sentences]);
  useEffect(() => {
    writing.current?.markTerms(terms);
  }, [terms]);
  useImperativeHandle(ref, () => writing.current!, []);

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

/**
 * The value of `make` while the page is printed, else null. The editor renders only what is visible; paper needs all
 * of it.
 */
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
