import { useTranslation } from 'react-i18next';

/** The home page. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  return <h1>{t('headline')}</h1>;
}
