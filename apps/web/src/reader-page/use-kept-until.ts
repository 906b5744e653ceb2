import { useTranslation } from 'react-i18next';

/** Days for which texts and answers are kept behind the end; the privacy policy says so. */
const days = 90;

export function useDay(): (moment: string | number) => string {
  const { i18n } = useTranslation('reading');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}

export const useKeptUntil = (endsAt: string): string =>
  useDay()(Date.parse(endsAt) + days * 86_400_000);
