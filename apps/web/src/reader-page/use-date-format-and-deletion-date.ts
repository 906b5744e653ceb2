import { useTranslation } from 'react-i18next';

/** Days that texts and answers are kept after the end of a test, as stated in the privacy policy. */
const days = 90;

export function useDay(): (moment: string | number) => string {
  const { i18n } = useTranslation('reading');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}

export const useKeptUntil = (endsAt: string): string =>
  useDay()(Date.parse(endsAt) + days * 86_400_000);
