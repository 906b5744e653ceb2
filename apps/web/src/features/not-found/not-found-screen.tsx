import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './not-found-screen.module.css';

export default function NotFoundScreen() {
  const { t } = useTranslation('not-found');
  usePageTitle(t('title'));
  return (
    <div className={styles.screen}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('title')}</h1>
      <p>{t('message')}</p>
      <div className={styles.ways}>
        <Link className={buttonClass('primary')} to="/">
          {t('home')}
        </Link>
        <a className={buttonClass('secondary')} href="/de-jargonizer">
          {t('deJargonizer')}
        </a>
      </div>
    </div>
  );
}
