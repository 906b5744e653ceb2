import { useTranslation } from 'react-i18next';

/** Soon. */
export default function HowToCiteScreen() {
  const { t } = useTranslation('how-to-cite');
  return <h1>{t('title')}</h1>;
}
