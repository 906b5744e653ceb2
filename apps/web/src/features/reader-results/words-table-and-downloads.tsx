import type { ReaderResults } from '@vernacular/contract';
import { answerRows, codebook, wordRows } from '@vernacular/contract/reader-results-files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { writeCsv } from '../../platform/text/write-csv.ts';
import { Button } from '../../ui/button/button.tsx';
import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './reader-results.module.css';

type Shown = NonNullable<ReaderResults['shown']>;
type Family = Shown['families'][number];

const first = 20;

/** The words with the number of readers who marked them, as a table and as files. */
export function WordList({
  test,
  shown,
  readers,
}: {
  test: ReaderResults['test'];
  shown: Shown;
  readers: number;
}) {
  const { t } = useTranslation('reader-results');
  const { t: tGrading } = useTranslation('grading');
  const { percent, fixed } = useNumberFormat();
  const [isWhole, setWhole] = useState(false);
  const { families } = shown;
  const marked = families.filter((family) => family.marked > 0);
  const known = families.filter((family) => family.level === 'rare' && family.marked === 0);
  const missed = marked.filter(({ level, share }) => level === 'common' && share >= 0.25);
  const rows = isWhole ? families : marked.slice(0, first);
  const columns = (['word', 'level', 'marked', 'difficulty'] as const).slice(
    0,
    shown.model ? 4 : 3,
  );
  const save = async () => saveFile(await writeCsv(wordRows(shown)), t('files.words'));
  const saveAnswers = async () => saveFile(await writeCsv(answerRows(shown)), t('files.answers'));
  const saveCodebook = () =>
    saveFile(new Blob([codebook(test, readers)], { type: 'text/plain' }), t('files.codebook'));
  return (
    <section aria-labelledby="words-title" className={styles.section}>
      <h2 id="words-title">{t('words.title')}</h2>
      <Named words={known} language={test.textLanguage}>
        {t('words.known', { count: readers })}
      </Named>
      <Named words={missed} language={test.textLanguage} readers={readers}>
        {t('words.missed')}
      </Named>
      {rows.length === 0 ? (
        <p>{t('words.none')}</p>
      ) : (
        <Table
          isFramed
          className={styles.table}
          caption={t('words.title')}
          columns={columns.map((name) => t(`words.${name}`))}
        >
          {rows.map(({ word, level, difficulty, ...family }) => (
            <tr key={word}>
              <th scope="row" lang={test.textLanguage} dir="auto">
                {word}
              </th>
              <td>
                {level !== 'other' && (
                  <LevelWord level={level}>{tGrading(`level.${level}`)}</LevelWord>
                )}
              </td>
              <td className={styles.share}>
                <ShareBar {...family} />
                {t('words.of', { count: family.marked, readers: family.readers })},{' '}
                {t('words.interval', {
                  share: percent(family.share * 100),
                  low: percent(family.low * 100),
                  high: percent(family.high * 100),
                })}
              </td>
              {shown.model && (
                <td>
                  {difficulty &&
                    t('agreement.interval', {
                      estimate: fixed(difficulty.estimate, 1),
                      low: fixed(difficulty.low, 1),
                      high: fixed(difficulty.high, 1),
                    })}
                </td>
              )}
            </tr>
          ))}
        </Table>
      )}
      {shown.model && <p className="caption">{t('words.model')}</p>}
      <p className="row gap-2">
        {rows.length < families.length && (
          <Button look="quiet" onPress={() => setWhole(true)}>
            {t('words.all', { count: families.length })}
          </Button>
        )}
        <Button look="secondary" onPress={() => void save()}>
          {t('files.saveWords')}
        </Button>
        {shown.questions.length > 0 && (
          <Button look="secondary" onPress={() => void saveAnswers()}>
            {t('files.saveAnswers')}
          </Button>
        )}
        <Button look="quiet" onPress={saveCodebook}>
          {t('files.saveCodebook')}
        </Button>
        <Button look="quiet" onPress={() => print()}>
          {t('print')}
        </Button>
      </p>
    </section>
  );
}

function Named({
  words,
  language,
  readers,
  children,
}: {
  words: readonly Family[];
  language: string;
  readers?: number;
  children: string;
}) {
  const { t } = useTranslation('reader-results');
  if (words.length === 0) return null;
  return (
    <p>
      {children}{' '}
      {words.map(({ word, marked }, at) => (
        <span key={word}>
          {at > 0 && ' · '}
          <b lang={language} dir="auto">
            {word}
          </b>
          {readers !== undefined && ` (${t('words.of', { count: marked, readers })})`}
        </span>
      ))}
    </p>
  );
}

/** A bar with the share and its interval (0 to 1). Screen readers get the same numbers from the text beside it. */
function ShareBar({ share, low, high }: Pick<Family, 'share' | 'low' | 'high'>) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="10" rx="2" />
      <rect width={share * 100} height="10" rx="2" data-part="share" />
      <rect x={low * 100} y="4" width={(high - low) * 100} height="2" fill="var(--ink)" />
    </svg>
  );
}
