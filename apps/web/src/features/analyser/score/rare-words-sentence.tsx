import { scoreFeedback, type Totals } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { aims, tooManyRare } from './rare-words-targets.ts';

/** Says how many words are rare, and how many rare words to replace so that readers can follow. */
export function ScaleSentence({ totals: { rare, cleaned, score } }: { totals: Totals }) {
  const { t } = useTranslation('analyser');
  const { number, percent } = useNumberFormat();
  const fewer = tooManyRare(cleaned, rare);
  // When the vocabulary as a whole is praised, fewer rare words are a further step and not a criticism.
  const isPraised = score !== null && scoreFeedback(score) === 'Nicely done!';
  const marks = { low: percent(aims[0]), high: percent(aims[1]) };
  return (
    <>
      {t('scale.rare', { count: rare, shown: number(rare), total: number(cleaned) })}{' '}
      {fewer === 0
        ? t('scale.follow', marks)
        : t(isPraised ? 'scale.further' : 'scale.fewer', {
            count: fewer,
            shown: number(fewer),
            ...marks,
          })}
    </>
  );
}
