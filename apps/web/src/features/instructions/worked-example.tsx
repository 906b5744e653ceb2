import { scoreFeedback, type Report } from '@vernacular/analyzer';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../platform/dictionaries/dictionary-name.ts';
import { useReportWhenIdle } from '../../platform/text/use-report-when-idle.ts';
import { nearestLanguage } from '../../platform/language/languages.ts';
import { ColouredText } from '../../ui/coloured-text/coloured-text.tsx';
import { Table } from '../../ui/table/table.tsx';
import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import styles from './worked-example.module.css';

export function WorkedExample({ title, text }: { title: string; text: string }) {
  const { t, i18n } = useTranslation('instructions');
  const report = useReportWhenIdle(text, nearestLanguage(i18n.language));
  const heading = useId();
  return (
    <figure className={styles.example} aria-labelledby={heading}>
      <figcaption>
        <h3 id={heading}>{title}</h3>
      </figcaption>
      <blockquote className={styles.text}>
        <ColouredText text={text} words={report?.tokens ?? null} />
      </blockquote>
      {report ? (
        <Reading report={report} />
      ) : (
        <p className={styles.waiting}>{t('howToReadResults.waiting')}</p>
      )}
    </figure>
  );
}

function Reading({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('instructions');
  const { t: tGrading } = useTranslation('grading');
  const list = (words: readonly string[]) =>
    [...new Set(words.map((word) => word.toLocaleLowerCase(i18n.language)))].join(', ') ||
    t('howToReadResults.none');
  const isGood = report.score !== null && scoreFeedback(report.score) === 'Nicely done!';
  return (
    <div className={styles.reading}>
      <LevelTable report={report} />
      <div className={styles.meaning}>
        <p className={styles.score}>
          <b>{t('howToReadResults.score', { score: report.score })}</b>{' '}
          {t(isGood ? 'feedback.good' : 'feedback.again')}
        </p>
        <p>{t(`howToReadResults.${aimReached(report.rare / report.cleaned)}`)}</p>
        <p>{t('howToReadResults.midList', { words: list(report.midWords) })}</p>
        <p>{t('howToReadResults.rareList', { words: list(report.rareWords) })}</p>
        <p className={styles.counts}>
          {t('howToReadResults.counts', {
            dictionary: dictionaryName(tGrading, report.dictionary),
          })}
        </p>
      </div>
    </div>
  );
}

function LevelTable({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('instructions');
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <Table
      caption={t('howToReadResults.table')}
      columns={(['level', 'words', 'share'] as const).map((name) => t(`howToReadResults.${name}`))}
    >
      {(['common', 'mid', 'rare'] as const).map((level) => (
        <tr key={level}>
          <th scope="row">
            <LevelWord level={level}>{t(`howToReadResults.${level}`)}</LevelWord>
          </th>
          <td>{number.format(report[level])}</td>
          <td>{percent.format(report.percentages[level] / 100)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Compares a share of rare words (0 to 1) with the targets of 2 % and 5 %. */
export function aimReached(rareShare: number): 'within' | 'near' | 'beyond' {
  if (rareShare <= 0.02) return 'within';
  return rareShare <= 0.05 ? 'near' : 'beyond';
}
