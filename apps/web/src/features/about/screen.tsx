import { useTranslation } from 'react-i18next';

/** Soon. */
export default function AboutScreen() {
  const { t } = useTranslation('about');
  return <h1>{t('title')}</h1>;
}
