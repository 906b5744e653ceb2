import { hasLettersOf, FEWEST_WORDS_FOR_DIFFICULTY, HARDEST } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import type { Result } from '../result/grading-state.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';

/** The counts used, the method and the difficulty of a result. */
export function HowComputed({ result: { reply, graded } }: { result: Result }) {
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

/** The difficulty (0 to 3) with its scale, and a caution for a short text; nothing when it is null. */
export function DifficultyNote({
  difficulty,
  words,
}: {
  difficulty: number | null;
  words: number;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  if (difficulty === null) return null;
  const limits = { hardest: number(HARDEST), fewest: number(FEWEST_WORDS_FOR_DIFFICULTY) };
  return (
    <p>
      <b>{t('result.difficulty', { shown: number(difficulty) })}</b>{' '}
      {t('result.difficultyScale', limits)}{' '}
      {words < FEWEST_WORDS_FOR_DIFFICULTY && <>{t('result.difficultyShort', limits)} </>}
      <Link to="/de-jargonizer/development#difficulty">{t('result.difficultyMore')}</Link>
    </p>
  );
}
