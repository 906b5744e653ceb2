import { type LanguageCode, languages, type Level } from '@vernacular/analyzer';
import { acceptedFiles } from '@vernacular/documents/readable-files';
import { SpellCheck } from 'lucide-react';
import {
  memo,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { readStored, store } from '../../../platform/storage/storage.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FileButton } from '../../../ui/file-drop/file-button.tsx';
import type { ShownSentences } from '../editor/long-sentence-marks.ts';
import { WritingBox, type WordsSource } from '../editor/writing-box.tsx';
import type { EditorEvents, Writing } from '../editor/open-text-editor.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import type { FileTrouble as Trouble, OpenFile } from '../screen-state.ts';
import { CopyAndPrint } from '../result/copy-and-print.tsx';
import type { ColouredWords } from '../words/coloured-words.ts';
import { FileChip } from './file-chip.tsx';
import { FileTrouble } from './file-trouble.tsx';
import { Options } from './options-disclosure.tsx';
import styles from './editor-panel.module.css';
import { WordCount } from './word-count.tsx';
import type { TermPlace } from '../help/help.ts';

/** Spell checking is off by default: its red underlines would clash with the red of rare words. */
const spellingKey = 'analyser.spelling';

export const EditorPanel = memo(function EditorPanel({
  writing,
  initialText,
  words,
  fallback,
  live,
  filter,
  sentences,
  language,
  describedBy,
  file,
  isAsInFile,
  opening,
  fileTrouble,
  isEmpty,
  hasResult,
  period,
  choices,
  samples,
  wordCard,
  onRemoveFile,
  onClear,
  ...happenings
}: Required<EditorEvents> & {
  writing: RefObject<Writing | null>;
  initialText: string;
  words: WordsSource;
  /** Words of the last result, shown while `words` has none; they match the current text. */
  fallback: ColouredWords | null;
  live: LiveAnalysis;
  filter: Level | null;
  sentences: ShownSentences | null;
  language: LanguageCode;
  describedBy: string;
  file: OpenFile | null;
  isAsInFile: boolean;
  opening: File | null;
  fileTrouble: Trouble | null;
  isEmpty: boolean;
  hasResult: boolean;
  period: ReactNode;
  choices: ReactNode;
  samples: ReactNode;
  wordCard: ReactNode;
  onRemoveFile: () => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('analyser');
  const terms = useTerms(live);
  const [isSpelling, setIsSpelling] = useState(() => readStored(spellingKey) === 'on');
  const setting = useMemo(
    () => ({
      label: t('text.label'),
      placeholder: t('text.placeholder'),
      describedBy,
      language,
      direction: languages[language].direction,
      hasSpellcheck: isSpelling,
    }),
    [t, language, describedBy, isSpelling],
  );
  return (
    <section className={styles.sheet} aria-label={t('text.label')}>
      <div className={styles.bar} data-print="no">
        {period}
        <Options>
          {choices}
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
          {!isEmpty && (
            <CopyAndPrint
              read={() => ({
                text: writing.current?.text() ?? '',
                words: words.read() ?? fallback,
              })}
            />
          )}
        </Options>
        <div className={styles.tally}>
          <WordCount live={live} />
          <FileButton look="quiet" accept={acceptedFiles} onFiles={happenings.onFiles}>
            {t('file.choose')}
          </FileButton>
          <Button
            look="quiet"
            isDisabled={isEmpty && !file && !hasResult && !opening}
            onPress={onClear}
          >
            {t('text.clear')}
          </Button>
        </div>
      </div>
      <output className={styles.opening}>
        {opening && t('file.opening', { name: opening.name })}
      </output>
      {fileTrouble && (
        <div className={styles.file} data-print="no">
          <FileTrouble
            key={`${fileTrouble.file.name} ${fileTrouble.reason}`}
            trouble={fileTrouble}
            onOpen={happenings.onFiles}
          />
        </div>
      )}
      {file && (
        <div className={styles.file} data-print="no">
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
          sentences={sentences}
          terms={terms}
          {...happenings}
        />
        {isEmpty && !opening && samples}
        {wordCard}
      </div>
    </section>
  );
});

const none: readonly TermPlace[] = [];

/** The terms in the text, as the last help found them. */
const useTerms = (live: LiveAnalysis): readonly TermPlace[] =>
  useSyncExternalStore(live.subscribe, () => live.read().help?.terms ?? none);
