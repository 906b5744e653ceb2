import { useTranslation } from 'react-i18next';

/** What an address that leads nowhere shows. */
export function NotFoundScreen() {
  const { t } = useTranslation('not-found');
  return <h1>{t('title')}</h1>;
}
