import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const decimals = (digits: number) => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

/**
 * Number formats of comparisons: one decimal, two for effect sizes, three for p-values, and changes with their sign.
 */
export function useDecimals(): {
  readonly one: (value: number) => string;
  readonly signed: (value: number) => string;
  /** The direction of a value as displayed: null if it rounds to zero. */
  readonly direction: (value: number) => 'up' | 'down' | null;
  readonly effect: (value: number) => string;
  readonly chance: (value: number) => string;
} {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = (digits: number, sign: boolean) =>
      new Intl.NumberFormat(i18n.language, {
        ...decimals(digits),
        ...(sign ? { signDisplay: 'exceptZero' as const } : { signDisplay: 'negative' as const }),
      });
    const minus = (text: string) => text.replace('-', '−');
    const [plain, change, size] = [format(1, false), format(1, true), format(2, true)];
    const fine = format(3, false);
    return {
      one: (value) => minus(plain.format(value)),
      signed: (value) => minus(change.format(value)),
      direction: (value) => {
        const parts = new Set(change.formatToParts(value).map(({ type }) => type));
        return parts.has('plusSign') ? 'up' : parts.has('minusSign') ? 'down' : null;
      },
      effect: (value) => minus(size.format(value)),
      chance: (value) => fine.format(value),
    };
  }, [i18n.language]);
}
