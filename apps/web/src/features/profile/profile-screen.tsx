import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSession } from '../../platform/account/session.ts';
import { signOut } from '../../platform/account/sign-out.ts';
import { AccountSection } from './account/account-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import styles from './profile-screen.module.css';
import { TasksSection } from './saved-work-section.tsx';

export default function ProfileScreen() {
  const { t } = useTranslation('profile');
  const session = useSession();
  const [was, setWas] = useState<'out' | 'in' | 'deleted'>('out');
  usePageTitle(t('title'));
  if (session.kind === 'in' && was === 'out') setWas('in');
  if (session.kind === 'out' && was === 'deleted')
    return <Navigate to="/login" replace state={{ notice: 'deleted' }} />;
  // The navigation may take a moment; meanwhile, a user who has just signed out must not be asked to sign in.
  if (session.kind === 'out' && session.hasLeft && was === 'in') return <Navigate to="/" replace />;
  if (session.kind === 'out')
    return (
      <Navigate
        to="/login?next=/profile"
        replace
        state={was === 'in' ? { notice: 'ended' } : null}
      />
    );
  if (session.kind === 'loading') return <h1 className="soft">{t('loading')}</h1>;
  const { user } = session;
  const onDeleted = async () => {
    setWas('deleted');
    await signOut();
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className="soft">
          <bdi>{user.email}</bdi>
        </p>
      </header>
      <TasksSection userId={user.id} />
      <ProfileSection userId={user.id} />
      <AccountSection user={user} onDeleted={onDeleted} />
    </div>
  );
}
