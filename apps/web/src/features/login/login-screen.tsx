import { useState, useEffect, useRef, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams, useNavigate } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { safeRedirect, nextQuery } from '../../platform/account/safe-redirect.ts';
import {
  type User,
  type OwedFactor,
  useOwedFactor,
  useSession,
  currentSession,
} from '../../platform/account/session.ts';
import { PasswordStep } from './first-factor-step.tsx';
import { cancelSignIn, SecondFactorStep } from './second-factor-step.tsx';
import { unasked } from '../../platform/account/account-error.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { finishProviderSignIn } from '../../platform/account/sign-in-providers.ts';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { TwoStep } from '../../parts/two-step/lazy-two-step.ts';
import { Button } from '../../ui/button/button.tsx';

export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const factor = useOwedFactor();
  const [search] = useSearchParams();
  usePageTitle(t('login.title'));
  const next = safeRedirect(search);
  // Stays set after the sign-in is complete, until the user has saved the recovery codes.
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

/** Path to go to after a provider sign-in; null if the second factor is asked for first. */
async function arrive(next: string): Promise<string | null> {
  const error = await finishProviderSignIn().catch(() => unasked);
  if (error) logTrouble('The sign-in came to nothing.', error.code ?? error.name);
  // A user who comes by the Back button is already signed in.
  if (currentSession().kind === 'in') return next;
  if (!error) return null;
  const trouble = error.code === 'user_banned' ? 'disabled' : 'over';
  return `/login?trouble=${trouble}${nextQuery(next).replace('?', '&')}`;
}

function ArrivalStep({ next }: { next: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void arrive(next).then((way) => (way === null ? null : navigate(way, { replace: true })));
  }, [navigate, next]);
  return (
    <FormPage title={t('login.title')}>
      <output>{t('login.busy')}</output>
    </FormPage>
  );
}

function SetUpStep({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const onLeave = async () => {
    await cancelSignIn();
    onDone();
  };
  return (
    <FormPage title={t('setUp.title')} lead={t('setUp.lead')}>
      <Suspense fallback={<output>{t('login.busy')}</output>}>
        <TwoStep user={user} onFinished={onDone} />
      </Suspense>
      <div>
        <Button look="quiet" onPress={() => void onLeave()}>
          {t('factor.leave')}
        </Button>
      </div>
    </FormPage>
  );
}
