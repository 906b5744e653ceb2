import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useSite } from '../../platform/site/use-site.ts';
import styles from './operator-screen.module.css';

/** Where each part of SITE_CONFIG is shown. */
const shownAt = {
  contacts: '/de-jargonizer/contact-us',
  logos: '/de-jargonizer/contact-us',
  news: '/de-jargonizer/about#inTheNews',
  developers: '/de-jargonizer/development#Developers',
} as const;

const parts = Object.keys(shownAt) as (keyof typeof shownAt)[];

export function EmptyPages() {
  const { t } = useTranslation('operator');
  const site = useSite();
  const empty = parts.filter((part) => site[part].length === 0);
  if (empty.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="empty">
      <h2 id="empty">{t('empty.title')}</h2>
      <p>
        <Trans t={t} i18nKey="empty.how" components={{ code: <code dir="ltr" /> }} />
      </p>
      <ul>
        {empty.map((part) => (
          <li key={part}>
            <Link to={shownAt[part]}>{t(`empty.${part}`)}</Link> <code dir="ltr">{part}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
