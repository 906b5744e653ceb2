import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';

import { usePageTitle } from '../../platform/page-title.ts';
import { useSession } from '../../platform/session.ts';
import { AccountSection } from './account-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import styles from './screen.module.css';
import { TasksSection } from './tasks-section.tsx';

/** What somebody said about themselves, their saved work, and their account. Visitors are sent to sign in, and come back. */
export default function ProfileScreen() {
  const { t } = useTranslation('profile');
  const session = useSession();
  usePageTitle(t('title'));
  if (session.kind === 'out') return <Navigate to="/login?next=/profile" replace />;
  if (session.kind === 'loading') return <h1 className={styles.quiet}>{t('loading')}</h1>;
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.quiet}>
          <bdi>{session.user.email}</bdi>
        </p>
      </header>
      <TasksSection userId={session.user.id} />
      <ProfileSection userId={session.user.id} />
      <AccountSection email={session.user.email} />
    </div>
  );
}
