import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { callApi } from '../../../platform/api/api.ts';
import { visitsCall } from '../../../platform/api/unvalidated-calls.ts';
import { logTrouble } from '../../../platform/browser/log.ts';
import { shownSiteName } from '../../../platform/language/i18n.ts';
import { useSite } from '../../../platform/site/use-site.ts';
import { Preferences } from '../preferences/preferences.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  const site = useSite();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.row}>
        <p className={styles.line}>
          <span>{t('footer.copyright', { year, name: site.owner ?? shownSiteName() })}</span>
          <Visits />
        </p>
        <nav aria-label={t('footer.links')} className={styles.links}>
          <Link to="/de-jargonizer/about">{t('footer.about')}</Link>
          <Link to="/de-jargonizer/how-to-cite">{t('footer.cite')}</Link>
          <Link to="/integrations">{t('footer.integrations')}</Link>
          <Link to="/de-jargonizer/contact-us">{t('footer.contact')}</Link>
          <Link to="/privacy-policy">{t('footer.privacy')}</Link>
          <Link to="/terms-of-use">{t('footer.terms')}</Link>
          <Link to="/cookies-policy">{t('footer.cookies')}</Link>
          <Link to="/accessibility-statement">{t('footer.accessibility')}</Link>
          {site.sourceCode && <a href={site.sourceCode}>{t('footer.sourceCode')}</a>}
        </nav>
        <div className={styles.preferences}>
          <Preferences />
        </div>
      </div>
    </footer>
  );
}

function Visits() {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ['visits'],
    queryFn: ({ signal }) => callApi(visitsCall.path, visitsCall.reply, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (error) logTrouble('The visits could not be counted.', error);
  }, [error]);
  return <span>{t('footer.visits', { count: data ?? 0 })}</span>;
}
