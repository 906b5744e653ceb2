import { acceptedFiles } from '@vernacular/documents/readable-files';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { takeDropped } from '../../../ui/file-drop/dropped-files.ts';
import { FileButton } from '../../../ui/file-drop/file-button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Part } from '../draft/tab-storage.ts';
import { useDraft } from '../draft/draft-store.ts';
import { pastedFiles } from '../editor/pasted-files.ts';
import { readFile } from '../live/read-file.ts';
import { FileTrouble } from '../parts/file-trouble.tsx';
import { fileRefusal } from '../result/validate-submission.ts';
import type { FileTrouble as Trouble } from '../screen-state.ts';
import styles from './screen.module.css';

interface Gone {
  readonly text: string;
  /** Name of the file that replaced the text; null when the text was cleared. */
  readonly file: string | null;
}

/** One of the two texts: its stored draft, the file being read, and what Undo brings back. */
export function useSheet(part: Part) {
  const { initialText, draft, isKept } = useDraft(part);
  const [text, setText] = useState(initialText);
  const [gone, setGone] = useState<Gone | null>(null);
  const [opening, setOpening] = useState<File | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const newest = useRef<File>(null);
  useEffect(() => () => void (newest.current = null), []);

  const put = useCallback(
    (next: string, before: Gone | null = null) => {
      newest.current = null;
      setOpening(null);
      setText(next);
      setGone(before);
      setTrouble(null);
      draft.keep(() => next);
    },
    [draft],
  );

  const open = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refused = fileRefusal(file);
    if (refused) return setTrouble({ file, reason: refused, message: '' });
    newest.current = file;
    setTrouble(null);
    setOpening(file);
    const reading = await readFile(file);
    // Another file was chosen, or something was written, while this one was read.
    if (newest.current !== file) return;
    setOpening(null);
    if (reading.kind === 'refused') setTrouble({ file, ...reading });
    else put(reading.text, text === '' ? null : { text, file: file.name });
  };

  const clear = () => {
    put('', text === '' ? null : { text, file: null });
    draft.flush();
  };
  const undo = () => put(gone?.text ?? text);
  const news = { text, gone, opening, trouble, isKept };
  return { ...news, write: put, open, clear, undo, flush: draft.flush };
}

export function Sheet({
  name,
  sheet: { text, gone, opening, trouble, isKept, write, open, clear, undo },
  box,
}: {
  name: 'paper' | 'yours';
  sheet: ReturnType<typeof useSheet>;
  box: Ref<HTMLTextAreaElement>;
}) {
  const { t } = useTranslation('paper');
  const { number } = useNumberFormat();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const count = text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      takeDropped(event.dataTransfer, (files) => void open(files));
    },
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (!files) return;
    event.preventDefault();
    void open(files);
  };
  return (
    <section className={styles.sheet} aria-labelledby={id} data-over={isOver} {...drag}>
      <div className={styles.bar}>
        <h2 id={id}>{t(`${name}.label`)}</h2>
        <span>{t('words', { count, shown: number(count) })}</span>
        <Button look="quiet" isDisabled={text === '' && !opening && !trouble} onPress={clear}>
          {t(`${name}.clear`)}
        </Button>
      </div>
      <GrowingBox
        ref={box}
        className={styles.box}
        dir="auto"
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        placeholder={t(`${name}.placeholder`)}
        value={text}
        onChange={({ target }) => write(target.value)}
        onPaste={onPaste}
      />
      <div className={styles.foot}>
        <FileButton accept={acceptedFiles} onFiles={(files) => void open(files)}>
          {t(`${name}.choose`)}
        </FileButton>
        <p id={`${id}-note`}>{t(isKept ? `${name}.kept` : 'notKept')}</p>
      </div>
      <output>{opening && t('opening', { name: opening.name })}</output>
      {gone && (
        <Notice kind="good" button={{ name: t('undo'), onPress: undo }}>
          {gone.file === null ? t('cleared') : t('replaced', { name: gone.file })}
        </Notice>
      )}
      {trouble && (
        <FileTrouble
          key={`${trouble.file.name} ${trouble.reason}`}
          trouble={trouble}
          onOpen={(files) => void open(files)}
        />
      )}
    </section>
  );
}
