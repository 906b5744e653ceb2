import { acceptedFiles } from '@vernacular/documents/readable-files';
import { useId, useState, type ClipboardEvent, type DragEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { takeDropped } from '../../../ui/file-drop/dropped-files.ts';
import { FileButton } from '../../../ui/file-drop/file-button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { FileTrouble } from '../parts/file-trouble.tsx';
import styles from './screen.module.css';
import type { SheetOfText } from './use-text-input.ts';

export function Sheet({
  name,
  sheet: { text, gone, opening, trouble, isKept, write, open, clear, undo },
  box,
}: {
  name: 'paper' | 'yours';
  sheet: SheetOfText;
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
    const { files, types } = event.clipboardData;
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    void open([...files]);
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
