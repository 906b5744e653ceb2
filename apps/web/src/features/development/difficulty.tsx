import { useTranslation } from 'react-i18next';

import styles from './difficulty.module.css';
import { SourcePage } from './source-page.tsx';

export function Difficulty() {
  const { t } = useTranslation('development');
  return (
    <>
      <p>{t('difficulty.why')}</p>
      <p className={styles.formula} dir="ltr" lang="en">
        {t('difficulty.word')}
      </p>
      <p>{t('difficulty.wordSaid')}</p>
      <p className={styles.formula} dir="ltr" lang="en">
        {t('difficulty.text')}
      </p>
      <p>{t('difficulty.textSaid')}</p>
      <p>
        {t('difficulty.evidence')}{' '}
        <SourcePage path="docs/evaluation.md">{t('difficulty.link')}</SourcePage>
      </p>
    </>
  );
}
