import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { usePageTitle } from '../../platform/page-title.ts';
import { tools } from '../../platform/tools.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './screen.module.css';

/** What a tool or a page that is still being built will do, and what can be done meanwhile. */
export default function ComingSoonScreen() {
  const { t } = useTranslation('coming-soon');
  const { pathname } = useLocation();
  const id = tools.find((tool) => tool.path === pathname && !tool.isReady)?.id;
  const page = id && id !== 'deJargonizer' ? id : 'accounts';
  usePageTitle(t(`${page}.title`));
  return (
    <div className={styles.screen}>
      <p className={styles.tag}>{t('tag')}</p>
      <h1>{t(`${page}.title`)}</h1>
      <p className={styles.lead}>{t(`${page}.lead`)}</p>
      <p>{t(`${page}.how`)}</p>
      <p className={styles.meanwhile}>{t('meanwhile')}</p>
      <div className={styles.ways}>
        <a className={buttonClass('primary')} href="/de-jargonizer">
          {t('deJargonizer')}
        </a>
        <Link className={buttonClass('secondary')} to="/">
          {t('home')}
        </Link>
      </div>
    </div>
  );
}
