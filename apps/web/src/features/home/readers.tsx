import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import styles from './readers.module.css';

export function Readers() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.readers} aria-labelledby="readers">
      <h2 id="readers">{t('readers.title')}</h2>
      <div className={styles.columns}>
        <div>
          <h3>{t('readers.research')}</h3>
          <p>{t('readers.researchText')}</p>
        </div>
        <div>
          <h3>{t('readers.communicate')}</h3>
          <p>{t('readers.communicateText')}</p>
        </div>
        <div>
          <h3>{t('readers.train')}</h3>
          <p>{t('readers.trainText')}</p>
          <Link to="/de-jargonizer/multiple-texts">{t('readers.trainLink')}</Link>
        </div>
      </div>
      <div className={styles.trust}>
        <p>
          {t('trust.method')} <Link to="/de-jargonizer/development">{t('trust.methodLink')}</Link>
        </p>
        <p>{t('trust.privacy')}</p>
      </div>
    </section>
  );
}
