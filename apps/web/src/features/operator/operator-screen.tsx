import { useTranslation, Trans } from 'react-i18next';
import { Link } from 'react-router';

import { asFailure } from '../../platform/api/error-message.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSession } from '../../platform/account/session.ts';
import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { usePasswordConfirmation } from '../../parts/password-confirmation/use-password-confirmation.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Invite } from './invite.tsx';
import { People } from './people.tsx';
import styles from './operator-screen.module.css';
import { SiteState } from './site-state.tsx';
import { Trouble } from './outcome-notices.tsx';
import { useSiteState } from './operator-queries.ts';
import { useSite } from '../../platform/site/use-site.ts';

export default function OperatorScreen() {
  const { t } = useTranslation('operator');
  const session = useSession();
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <header className="head">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {session.kind === 'out' && (
        <section className={styles.card}>
          <p>{t('signIn.why')}</p>
          <Link to="/login?next=%2Foperator" className={buttonClass('primary')}>
            {t('signIn.go')}
          </Link>
        </section>
      )}
      {session.kind === 'in' && <Desk key={session.user.id} userId={session.user.id} />}
    </div>
  );
}

function Desk({ userId }: { userId: string }) {
  const { t } = useTranslation('operator');
  const { data, error, isFetching, refetch } = useSiteState(userId);
  const again = () => void refetch();
  const failure = error === null ? null : asFailure(error);
  if (failure?.code === 'proof-needed') return <Proof onProven={again} />;
  if (failure?.status === 404) return <Notice>{t('nobody')}</Notice>;
  if (failure !== null) return <Trouble failure={failure} onRetry={again} />;
  if (data === undefined) return <output>{t('loading')}</output>;
  return (
    <>
      <SiteState state={data} isBusy={isFetching} onRefresh={again} />
      <People userId={userId} onProofNeeded={again} />
      <Invite />
      <EmptyPages />
    </>
  );
}

function Proof({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('operator');
  const { form, field, isBusy } = usePasswordConfirmation(onProven);
  return (
    <section className={styles.card} aria-labelledby="proof">
      <h2 id="proof">{t('proof.title')}</h2>
      <p>{t('proof.lead')}</p>
      <form {...form} className={styles.form}>
        <PasswordField {...field} />
        <Button type="submit" isPending={isBusy}>
          {t('proof.submit')}
        </Button>
      </form>
    </section>
  );
}

const shownAt = {
  contacts: '/de-jargonizer/contact-us',
  logos: '/de-jargonizer/contact-us',
  news: '/de-jargonizer/about#inTheNews',
  developers: '/de-jargonizer/development#Developers',
} as const;

const parts = Object.keys(shownAt) as (keyof typeof shownAt)[];

function EmptyPages() {
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
