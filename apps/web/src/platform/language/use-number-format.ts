import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export function useNumberFormat(): {
  readonly number: (value: number) => string;
  /** Always with this many decimals, even when they are zeros. */
  readonly fixed: (value: number, digits: number) => string;
  /** Takes 15 and gives '15%'. With any `digits` but 0, there is at most one decimal. */
  readonly percent: (value: number, digits?: number) => string;
} {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
    const share = (digits: number) =>
      new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: digits });
    const whole = share(0);
    const fine = share(1);
    return {
      number: (value) => plain.format(value),
      fixed: (value, digits) =>
        value.toLocaleString(i18n.language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
      percent: (value, digits = 0) => (digits === 0 ? whole : fine).format(value / 100),
    };
  }, [i18n.language]);
}
