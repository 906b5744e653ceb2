import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { nextQuery } from '../../platform/account/safe-redirect.ts';
import { useSession } from '../../platform/account/session.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { BuildForm } from './build-form.tsx';
import { DictionaryList } from './dictionary-list.tsx';
import styles from './own-dictionaries-screen.module.css';
import { useOwnDictionaries } from './use-own-dictionaries.ts';

export default function OwnDictionariesScreen() {
  const { t } = useTranslation('own-dictionaries');
  const session = useSession();
  const next = nextQuery(useLocation().pathname);
  usePageTitle(t('title'));
  return (
    <div className="stack gap-6">
      <header className="head">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <p>
          <Link to="/de-jargonizer/about#buildYourOwnDeJargonizer">{t('about')}</Link>
        </p>
      </header>
      {session.kind === 'out' && (
        <section className={styles.signIn}>
          <p>{t('signIn.why')}</p>
          <p className="row gap-3">
            <Link to={`/login${next}`} className={buttonClass('primary')}>
              {t('signIn.go')}
            </Link>
            <Link to={`/register${next}`} className={buttonClass('secondary')}>
              {t('signIn.register')}
            </Link>
          </p>
        </section>
      )}
      {session.kind === 'in' && <Workshop key={session.user.id} userId={session.user.id} />}
    </div>
  );
}

function Workshop({ userId }: { userId: string }) {
  const { t } = useTranslation('own-dictionaries');
  const { t: tGrading } = useTranslation('grading');
  const { data: mine, status, refetch } = useOwnDictionaries(userId);
  return (
    <div className={styles.columns}>
      <BuildForm userId={userId} mine={mine ?? []} />
      <section className="stack gap-4" aria-labelledby="my-dictionaries">
        <h2 id="my-dictionaries">{t('mine.title')}</h2>
        {status === 'pending' && <p className="caption">{t('mine.loading')}</p>}
        {status === 'error' && (
          <RetryNotice retry={tGrading('retry')} onRetry={() => void refetch()}>
            {t('mine.trouble')}
          </RetryNotice>
        )}
        {mine && <DictionaryList userId={userId} dictionaries={mine} />}
      </section>
    </div>
  );
}
