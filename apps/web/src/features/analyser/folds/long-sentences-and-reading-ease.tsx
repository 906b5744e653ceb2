import { useTranslation } from 'react-i18next';
import { ToggleButton } from 'react-aria-components';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { cutPlace } from '../sentences/cut-place.ts';
import {
  fullestSentence,
  longestSentence,
  longSentences,
  type Sentences,
} from '../sentences/sentences.ts';
import type { FoldsProps } from './folds.tsx';
import styles from './long-sentences-and-reading-ease.module.css';

const most = 12;
const shownWords = 5;

const beginning = (text: string) => text.split(/\s+/u, shownWords).join(' ');

/** Long sentences with their length and where each could be cut, and how easy the text is to read. */
export function SentencesFold({
  sentences,
  language,
  readingEase,
  isUnderlined,
  text,
  onUnderline,
  onSentence,
}: Pick<FoldsProps, 'language' | 'isUnderlined' | 'text' | 'onUnderline' | 'onSentence'> & {
  sentences: Sentences;
  /** Flesch reading ease; undefined until it is computed, null where it is not defined. */
  readingEase: number | null | undefined;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const long = longSentences(sentences);
  const fullest = fullestSentence(sentences);
  const mean = sentences.words.reduce((sum, each) => sum + each, 0) / sentences.length;
  const go = (at: number) => onSentence(sentences.starts[at]!, sentences.ends[at]!);
  if (sentences.length === 0) return <p>{t('live.noWords')}</p>;
  return (
    <>
      {readingEase !== undefined && (
        <p>
          {t('sentences.mean', { shown: number(Math.round(mean)) })}{' '}
          {readingEase !== null &&
            t('sentences.flesch', { shown: number(Math.round(readingEase)) })}
        </p>
      )}
      <p>
        {t('sentences.long', {
          count: long.length,
          shown: number(long.length),
          words: number(longestSentence),
        })}
      </p>
      {long.length > 0 && (
        <ToggleButton
          className={buttonClass('secondary')}
          isSelected={isUnderlined}
          onChange={onUnderline}
        >
          {t(isUnderlined ? 'sentences.hide' : 'sentences.underline')}
        </ToggleButton>
      )}
      <ul className={styles.list}>
        {long.slice(0, most).map((at) => {
          const said = text(sentences.starts[at]!, sentences.ends[at]!);
          const cut = cutPlace(said, language);
          return (
            <li key={at}>
              <button type="button" onClick={() => go(at)}>
                <b>{t('sentences.words', { shown: number(sentences.words[at]!) })}</b>{' '}
                <bdi>{beginning(said)}…</bdi>
                <small>
                  {cut === null
                    ? t('sentences.noCut')
                    : t('sentences.cut', { words: beginning(said.slice(cut)) })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {fullest >= 0 && sentences.length > 1 && (
        <button type="button" className={styles.fullest} onClick={() => go(fullest)}>
          {t('help.sentence', {
            count: sentences.marked[fullest]!,
            shown: number(sentences.marked[fullest]!),
            nth: number(fullest + 1),
          })}
        </button>
      )}
    </>
  );
}
