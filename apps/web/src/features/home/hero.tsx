import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './hero.module.css';
import { Rewriting } from './rewriting.tsx';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.headline}>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <a className={buttonClass('primary')} href="/de-jargonizer">
          {t('start')}
          <ArrowRight className={styles.arrow} aria-hidden="true" />
        </a>
      </div>
      <Rewriting />
    </div>
  );
}
