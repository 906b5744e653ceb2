import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { safeRedirect } from '../../platform/account/safe-redirect.ts';
import { useOwedFactor, useSession } from '../../platform/account/session.ts';
import { ArrivalStep } from './provider-return-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const factor = useOwedFactor();
  const [search] = useSearchParams();
  usePageTitle(t('login.title'));
  const next = safeRedirect(search);
  if (factor === null && search.has('arrived')) return <ArrivalStep next={next} />;
  if (session.kind === 'in') return <Navigate to={next} replace />;
  if (session.kind === 'loading') return null;
  return factor === null ? <PasswordStep next={next} /> : <SecondFactorStep factor={factor} />;
}
