import { cautious, type Comparison } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Returns a function that warns of few students and of short texts, one sentence each. */
export function useWarnings(): (comparison: Comparison) => readonly string[] {
  const { t, i18n } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  return ({ students, cautions: { shortTexts, isSmall } }) => {
    const names = new Intl.ListFormat(i18n.language).format(
      shortTexts.map((name) => `\u2068${name}\u2069`),
    );
    const count = students.length;
    return [
      ...(isSmall ? [t('compare.caution.small', { count, shown: number(count) })] : []),
      ...(shortTexts.length > 0
        ? [t('compare.caution.short', { words: number(cautious.words), names })]
        : []),
    ];
  };
}

export function Warnings({ comparison }: { comparison: Comparison }) {
  const sentences = useWarnings()(comparison);
  if (sentences.length === 0) return null;
  return (
    <Notice>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
