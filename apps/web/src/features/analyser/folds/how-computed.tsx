import { hasLettersOf, hasScore, type Totals } from '@vernacular/analyzer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import { DifficultyNote } from '../result/difficulty-note.tsx';
import type { Result } from '../result/result.ts';
import { Scale } from '../score/scale.tsx';

/** The scale of the result, the counts that answered, and what each number means. */
export function HowComputed({
  totals,
  result,
  children,
}: {
  totals: Totals | null;
  /** The result of the text as it is now. */
  result: Result | null;
  /** What is said of the counts, the keys and what is kept. */
  children: ReactNode;
}) {
  return (
    <>
      {totals && hasScore(totals) && <Scale totals={totals} />}
      {result && <OfResult result={result} />}
      {children}
    </>
  );
}

function OfResult({ result: { reply, graded } }: { result: Result }) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { dictionary, difficulty, totals } = reply;
  const label = dictionaryName(tGrading, dictionary);
  const beside =
    dictionary.beside && hasLettersOf(graded.text, dictionary.beside.language)
      ? dictionary.beside
      : null;
  return (
    <>
      <p>
        {beside
          ? t('result.countsBeside', { label, beside: dictionaryName(tGrading, beside) })
          : t('result.counts', { label })}
      </p>
      {reply.method === 'refined' && <p>{tGrading('method.result')}</p>}
      <DifficultyNote difficulty={difficulty} words={totals.cleaned} />
    </>
  );
}
