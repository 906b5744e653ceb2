import { useTranslation } from 'react-i18next';

/** Soon. */
export default function InstructionsScreen() {
  const { t } = useTranslation('instructions');
  return <h1>{t('title')}</h1>;
}
