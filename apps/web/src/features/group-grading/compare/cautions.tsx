import { cautious, type Comparison } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumbers } from '../../../platform/use-numbers.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Says why a comparison is less sure than its numbers look, where it is. */
export function Cautions({ comparison }: { comparison: Comparison }) {
  const { t, i18n } = useTranslation('group-grading');
  const { number } = useNumbers();
  const { students, cautions } = comparison;
  const { shortTexts, isSmall } = cautions;
  if (!isSmall && shortTexts.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(
    shortTexts.map((name) => `\u2068${name}\u2069`),
  );
  return (
    <Notice>
      {isSmall && (
        <p>
          {t('compare.caution.small', { count: students.length, shown: number(students.length) })}
        </p>
      )}
      {shortTexts.length > 0 && (
        <p>{t('compare.caution.short', { words: number(cautious.words), names })}</p>
      )}
    </Notice>
  );
}
