import { FEWEST_WORDS_FOR_DIFFICULTY, HARDEST } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';

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
