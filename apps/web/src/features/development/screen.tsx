import { useTranslation } from 'react-i18next';

/** Soon. */
export default function DevelopmentScreen() {
  const { t } = useTranslation('development');
  return <h1>{t('title')}</h1>;
}
