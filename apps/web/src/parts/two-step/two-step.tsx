import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { User } from '../../platform/account/session.ts';
import { accountErrorIn } from '../../platform/account/account-error.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Enrolment } from './new-authenticator-app.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { Overview, type Said } from './overview.tsx';
import {
  makeCodes,
  useFactors,
  useRefreshFactors,
  type NewApp,
} from './factors-and-recovery-codes.ts';

type Step =
  | { readonly kind: 'overview'; readonly said: Said | null }
  | { readonly kind: 'enrolment'; readonly app: NewApp }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly next: Said | null };

/** Authenticator apps, passkeys and recovery codes. `onFinished` is called when the first of them is set up. */
export function TwoStep({ user, onFinished }: { user: User; onFinished?: () => void }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const apps = useFactors(user.id);
  const lookAgain = useRefreshFactors(user.id);
  // Only our own account service has recovery codes.
  const hasCodes = useSite().authUrl === null;
  const [step, setStep] = useState<Step | null>(null);
  const show = (said: Said | null) => setStep({ kind: 'overview', said });

  const onVerified = async (said: Said) => {
    const isFirst = apps.data?.length === 0;
    const codes = isFirst && hasCodes ? (await makeCodes()).codes : null;
    await lookAgain();
    if (codes) setStep({ kind: 'codes', codes, next: said });
    else if (onFinished) onFinished();
    else show(said);
  };

  if (apps.isPending) return <output>{t('profile:twoStep.loading')}</output>;
  if (apps.isError)
    return (
      <RetryNotice retry={t('profile:retry')} onRetry={() => void apps.refetch()}>
        {t(`accounts:trouble.${accountErrorIn(apps.error)}`)}
      </RetryNotice>
    );
  if (step?.kind === 'codes')
    return (
      <RecoveryCodes
        codes={step.codes}
        email={user.email}
        onDone={() => {
          if (onFinished) return onFinished();
          show(step.next);
          void lookAgain();
        }}
      />
    );
  if (step?.kind === 'enrolment')
    return (
      <Enrolment app={step.app} onVerified={() => onVerified('on')} onCancel={() => show(null)} />
    );
  if (step?.kind === 'passkey')
    return (
      <NewPasskey
        userId={user.id}
        onAdded={() => onVerified('passkey')}
        onCancel={() => show(null)}
      />
    );
  return (
    <Overview
      key={step?.said}
      userId={user.id}
      apps={apps.data}
      hasCodes={hasCodes}
      said={step?.said ?? null}
      isReturn={step !== null}
      onEnrol={(app) => setStep({ kind: 'enrolment', app })}
      onPasskey={() => setStep({ kind: 'passkey' })}
      onCodes={(codes) => setStep({ kind: 'codes', codes, next: null })}
      onRemoved={async (said) => {
        await lookAgain();
        show(said);
      }}
    />
  );
}
