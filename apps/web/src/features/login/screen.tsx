import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';

import { usePageTitle } from '../../platform/page-title.ts';
import { useOwedFactor, useSession } from '../../platform/session.ts';
import { PasswordStep } from './password-step.tsx';
import { safeNext } from './safe-next.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

/** Signing in: the password, then the second factor of whoever has one. Somebody signed in goes on at once. */
export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const factor = useOwedFactor();
  const [search] = useSearchParams();
  usePageTitle(t('login.title'));
  if (session.kind === 'in') return <Navigate to={safeNext(search)} replace />;
  if (session.kind === 'loading') return null;
  return factor === null ? <PasswordStep /> : <SecondFactorStep factor={factor} />;
}
