import { useTranslation } from 'react-i18next';

/** Days that texts and answers are kept after the end of a test, as stated in the privacy policy. */
const days = 90;

/** Returns a function that writes a moment as a date: ‘November 22, 2026’. */
export function useDay(): (moment: string | number) => string {
  const { i18n } = useTranslation('reading');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}

/** The date on which the texts and answers of a test are deleted: 90 days after its end. */
export const useKeptUntil = (endsAt: string): string =>
  useDay()(Date.parse(endsAt) + days * 86_400_000);
