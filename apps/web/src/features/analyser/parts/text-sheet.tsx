import type { LanguageCode, Level } from '@vernacular/analyzer';
import { acceptedFiles } from '@vernacular/documents/readable-files';
import { SpellCheck } from 'lucide-react';
import { memo, useMemo, useState, type ReactNode, type Ref } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { readStored, store } from '../../../platform/storage/storage.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FileButton } from '../../../ui/file-drop/file-button.tsx';
import { WritingBox, type WordsSource } from '../editor/writing-box.tsx';
import type { Happenings, Writing } from '../editor/writing.ts';
import type { LiveReading } from '../live/live-reading.ts';
import type { FileTrouble as Trouble, OpenFile } from '../analysing.ts';
import type { ColouredWords } from '../words/coloured-words.ts';
import { LiveMap } from '../density/live-map.tsx';
import { Dock } from './dock.tsx';
import { FileChip } from './file-chip.tsx';
import { FileTrouble } from './file-trouble.tsx';
import { Options } from './options.tsx';
import styles from './text-sheet.module.css';
import { WordCount } from './word-count.tsx';

/** Spell checking is off by default: its red underlines would clash with the red of rare words. */
const spellingKey = 'analyser.spelling';

export const TextSheet = memo(function TextSheet({
  writing,
  start,
  initialText,
  words,
  fallback,
  live,
  filter,
  language,
  describedBy,
  file,
  isAsInFile,
  opening,
  fileTrouble,
  isEmpty,
  hasResult,
  isSending,
  toolbar,
  samples,
  onRemoveFile,
  onNext,
  onSentence,
  onLook,
  onClear,
  ...happenings
}: Required<Happenings> & {
  writing: Ref<Writing>;
  start: Ref<HTMLButtonElement>;
  initialText: string;
  words: WordsSource;
  /** Painted while `words` has none; they match the current text. */
  fallback: ColouredWords | null;
  live: LiveReading;
  filter: Level | null;
  language: LanguageCode;
  describedBy: string;
  file: OpenFile | null;
  isAsInFile: boolean;
  opening: File | null;
  fileTrouble: Trouble | null;
  isEmpty: boolean;
  hasResult: boolean;
  isSending: boolean;
  toolbar: ReactNode;
  samples: ReactNode;
  onRemoveFile: () => void;
  onNext: () => void;
  onSentence: (from: number, to: number) => void;
  onLook: (from: number, to: number) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('analyser');
  const [isSpelling, setIsSpelling] = useState(() => readStored(spellingKey) === 'on');
  const setting = useMemo(
    () => ({
      label: t('text.label'),
      placeholder: t('text.placeholder'),
      describedBy,
      language,
      direction: language === 'he' ? ('rtl' as const) : ('ltr' as const),
      hasSpellcheck: isSpelling,
    }),
    [t, language, describedBy, isSpelling],
  );
  return (
    <section className={styles.sheet} aria-label={t('text.label')}>
      <div className={styles.bar}>
        <Options>{toolbar}</Options>
        <div className={styles.tally}>
          <WordCount live={live} />
          <Button
            look="quiet"
            isDisabled={isEmpty && !file && !hasResult && !opening}
            onPress={onClear}
          >
            {t('text.clear')}
          </Button>
        </div>
      </div>
      {file && (
        <div className={styles.file}>
          <FileChip
            key={file.file.name}
            file={file.file}
            isAsInFile={isAsInFile}
            isWholePage={file.isWholePage}
            onRemove={onRemoveFile}
          />
        </div>
      )}
      <div className={styles.stage}>
        <WritingBox
          ref={writing}
          initialText={initialText}
          setting={setting}
          words={words}
          fallback={fallback}
          filter={filter}
          {...happenings}
        />
        {isEmpty ? !opening && samples : <LiveMap {...{ live, onSentence, onLook }} />}
      </div>
      <div className={styles.foot}>
        <FileButton accept={acceptedFiles} onFiles={happenings.onFiles}>
          {t('file.choose')}
        </FileButton>
        <ToggleButton
          className={classNames(buttonClass('quiet'), styles.spelling)}
          isSelected={isSpelling}
          onChange={(isOn) => {
            setIsSpelling(isOn);
            store(spellingKey, isOn ? 'on' : null);
          }}
        >
          <SpellCheck aria-hidden="true" />
          {t('text.spellcheck')}
        </ToggleButton>
        <output className={styles.opening}>
          {opening && t('file.opening', { name: opening.name })}
        </output>
      </div>
      <Dock live={live} onNext={onNext}>
        <Button
          ref={start}
          className={styles.start ?? ''}
          isPending={isSending || opening !== null}
          onPress={happenings.onStart}
        >
          {t(isSending ? 'starting' : 'start')}
        </Button>
      </Dock>
      {fileTrouble && (
        <div className={styles.file}>
          <FileTrouble
            key={`${fileTrouble.file.name} ${fileTrouble.reason}`}
            trouble={fileTrouble}
            onOpen={happenings.onFiles}
          />
        </div>
      )}
    </section>
  );
});
