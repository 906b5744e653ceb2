import { useTranslation } from 'react-i18next';

import { useSite } from '../../platform/site.ts';
import styles from './difficulty.module.css';

/** The formula of the second measure, and where its evidence stands. */
export function Difficulty() {
  const { t } = useTranslation('development');
  const { sourceCode } = useSite();
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
        {sourceCode ? (
          <a href={`${sourceCode.replace(/\/$/, '')}/blob/HEAD/docs/evaluation.md`}>
            {t('difficulty.link')}
          </a>
        ) : (
          <code dir="ltr">docs/evaluation.md</code>
        )}
      </p>
    </>
  );
}
