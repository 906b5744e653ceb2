import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { safeRedirect } from '../../platform/account/safe-redirect.ts';
import { type OwedFactor, useOwedFactor, useSession } from '../../platform/account/session.ts';
import { ArrivalStep } from './provider-return-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SetUpStep } from './set-up-step.tsx';

export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const factor = useOwedFactor();
  const [search] = useSearchParams();
  usePageTitle(t('login.title'));
  const next = safeRedirect(search);
  // Kept while the person, who is signed in by then, writes down the recovery codes.
  const [settingUp, setSettingUp] = useState<OwedFactor | null>(null);
  const mustSetUp = factor !== null && factor.app === null && factor.passkey === null;
  if (mustSetUp && settingUp?.user.id !== factor.user.id) setSettingUp(factor);
  if (settingUp !== null)
    return <SetUpStep user={settingUp.user} onDone={() => setSettingUp(null)} />;
  if (factor === null && search.has('arrived')) return <ArrivalStep next={next} />;
  if (session.kind === 'in') return <Navigate to={next} replace />;
  if (session.kind === 'loading') return null;
  return factor === null ? <PasswordStep next={next} /> : <SecondFactorStep factor={factor} />;
}
