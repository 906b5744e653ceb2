import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Number formats of comparisons: one decimal, two for effect sizes, three for p-values. */
export function useDecimals() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = (digits: number, signDisplay: 'exceptZero' | 'negative') =>
      new Intl.NumberFormat(i18n.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay,
      });
    const minus = (text: string) => text.replace('-', '−');
    const [plain, fine] = [format(1, 'negative'), format(3, 'negative')];
    const [change, size] = [format(1, 'exceptZero'), format(2, 'exceptZero')];
    return {
      one: (value: number) => minus(plain.format(value)),
      signed: (value: number) => minus(change.format(value)),
      /** The direction of a value as displayed: null if it rounds to zero. */
      direction: (value: number) => {
        const parts = new Set(change.formatToParts(value).map(({ type }) => type));
        return parts.has('plusSign') ? 'up' : parts.has('minusSign') ? 'down' : null;
      },
      effect: (value: number) => minus(size.format(value)),
      chance: (value: number) => fine.format(value),
    };
  }, [i18n.language]);
}
