import { Check, Undo2 } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useLedger } from '../../../parts/consents/use-consents-and-terms.ts';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import styles from '../../../parts/two-step/two-step.module.css';

const links = { cookies: <Link to="/cookies-policy" /> };

export default function AgreementList({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('profile');
  const ledger = useLedger(userId);
  if (ledger.isPending) return <output>{t('consents.loading')}</output>;
  if (ledger.isError)
    return (
      <RetryNotice retry={t('retry')} onRetry={() => void ledger.refetch()}>
        {t('consents.trouble')}
      </RetryNotice>
    );
  const { consents } = ledger.data;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.panel}>
      {consents.length === 0 && <p>{t('consents.none')}</p>}
      <ul className={styles.apps}>
        {consents.map(({ subject, version, screen, givenAt, withdrawnAt }) => (
          <li key={`${subject} ${givenAt}`}>
            {withdrawnAt === null ? <Check aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
            <div>
              <b>{t(`consents.${subject}`)}</b>
              <span>{t(`consents.given.${screen}`, { date: when.format(new Date(givenAt)) })}</span>
              <span>
                {version === 'earlier'
                  ? t('consents.earlier')
                  : t('consents.version', { version: day.format(new Date(version)) })}
              </span>
              {withdrawnAt !== null && (
                <span>{t('consents.withdrawn', { date: when.format(new Date(withdrawnAt)) })}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Trans t={t} i18nKey="consents.how" components={links} />
      </p>
    </div>
  );
}
