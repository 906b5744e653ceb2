import { useTranslation } from 'react-i18next';

/** Soon. */
export default function ContactScreen() {
  const { t } = useTranslation('contact');
  return <h1>{t('title')}</h1>;
}
