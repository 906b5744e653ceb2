import { type LanguageCode, languages } from '@vernacular/analyzer';
import { acceptedFiles } from '@vernacular/documents/readable-files';
import { SlidersHorizontal, SpellCheck } from 'lucide-react';
import {
  memo,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import { ToggleButton } from 'react-aria-components';
import { Trans, useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FileButton } from '../../../ui/file-drop/file-button.tsx';
import { WritingBox } from '../editor/writing-box.tsx';
import type { Writing } from '../editor/open-text-editor.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useLiveState } from '../live/use-live-analysis.ts';
import type { FileTrouble as Trouble, OpenFile } from '../screen-state.ts';
import { useStoredSwitch } from '../use-stored-switch.ts';
import { CopyAndPrint } from '../result/copy-and-print.tsx';
import { FileChip } from './file-chip.tsx';
import { FileTrouble } from './file-trouble.tsx';
import styles from './editor-panel.module.css';
import type { TermPlace } from '../help/help.ts';

/** The writing box below a bar of options, with the file that its text came from. */
export const EditorPanel = memo(function EditorPanel({
  writing,
  live,
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
  ...box
}: Required<Omit<ComponentProps<typeof WritingBox>, 'ref' | 'setting' | 'terms'>> & {
  writing: RefObject<Writing | null>;
  live: LiveAnalysis;
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
  const terms = useSyncExternalStore(live.subscribe, () => live.read().help?.terms ?? none);
  // Off by default: the red underlines of spell checking would clash with the red of rare words.
  const [isSpelling, onSpelling] = useStoredSwitch('analyser.spelling');
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
            onChange={onSpelling}
          >
            <SpellCheck aria-hidden="true" />
            {t('text.spellcheck')}
          </ToggleButton>
          {!isEmpty && (
            <CopyAndPrint
              read={() => ({
                text: writing.current?.text() ?? '',
                words: box.words.read() ?? box.fallback,
              })}
            />
          )}
        </Options>
        <div className={styles.tally}>
          <WordCount live={live} />
          <FileButton look="quiet" accept={acceptedFiles} onFiles={box.onFiles}>
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
            onOpen={box.onFiles}
          />
        </div>
      )}
      {file && (
        <div className={styles.file} data-print="no">
          <FileChip key={file.file.name} {...{ file, isAsInFile }} onRemove={onRemoveFile} />
        </div>
      )}
      <div className={styles.stage}>
        <WritingBox ref={writing} setting={setting} terms={terms} {...box} />
        {isEmpty && !opening && samples}
        {wordCard}
      </div>
    </section>
  );
});

const none: readonly TermPlace[] = [];

/** Disclosure button for options that are seldom changed. */
function Options({ children }: { children: ReactNode }) {
  const { t } = useTranslation('analyser');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        look="quiet"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        {t('options')}
      </Button>
      {isOpen && <div className={styles.options}>{children}</div>}
    </>
  );
}

function WordCount({ live }: { live: LiveAnalysis }) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const { wordCount } = useLiveState(live);
  const count = wordCount ?? 0;
  return (
    <p className={styles.count}>
      <Trans
        t={t}
        i18nKey="text.words"
        count={count}
        values={{ shown: number(count) }}
        components={{ b: <b /> }}
      />
    </p>
  );
}
