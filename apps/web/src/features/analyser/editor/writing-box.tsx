import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import type { Level } from '@vernacular/analyzer';

import type { ColouredWords } from '../words/coloured-words.ts';
import { openWriting, type Happenings, type Setting, type Writing } from './writing.ts';
import styles from './writing-box.module.css';

/** A text that is coloured while it is written; with `setting.isReadOnly`, one that is only read. */
export function WritingBox({
  ref,
  initialText,
  setting,
  words,
  filter = null,
  ...happenings
}: Happenings & {
  ref?: Ref<Writing>;
  initialText: string;
  setting: Setting;
  /** The words of the text as it is now, or null while they are not known. */
  words: ColouredWords | null;
  filter?: Level | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing>(null);
  const latest = useRef(happenings);
  useLayoutEffect(() => {
    latest.current = happenings;
  });

  useLayoutEffect(() => {
    const opened = openWriting(box.current!, {
      text: initialText,
      setting,
      happenings: {
        onText: (text) => latest.current.onText?.(text),
        onWord: (word) => latest.current.onWord?.(word),
        onFiles: (files) => latest.current.onFiles?.(files),
        onStart: () => latest.current.onStart?.(),
      },
    });
    writing.current = opened;
    return () => opened.close();
    // oxlint-disable-next-line exhaustive-deps -- opened once; later settings arrive through configure
  }, [initialText]);

  useEffect(() => writing.current?.configure(setting), [setting]);
  useEffect(() => writing.current?.paint(words), [words]);
  useEffect(() => writing.current?.filter(filter), [filter]);
  useImperativeHandle(ref, () => writing.current!, []);

  return <div ref={box} className={styles.box} data-read-only={setting.isReadOnly ?? false} />;
}
