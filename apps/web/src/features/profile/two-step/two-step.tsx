import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { accountErrorIn } from '../../../platform/account/account-error.ts';
import { useSite } from '../../../platform/site/use-site.ts';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { Fold } from '../disclosure.tsx';
import { CodeSheet } from './code-sheet.tsx';
import type { NewApp } from './enrol.ts';
import { Enrolment } from './enrolment.tsx';
import { Overview, type Said } from './overview.tsx';
import { makeCodes, useApps, useLookAgain } from './use-apps.ts';

export function TwoStep({ user }: { user: { readonly id: string; readonly email: string } }) {
  const { t } = useTranslation('profile');
  return (
    <Fold title={t('twoStep.title')}>
      <Steps user={user} />
    </Fold>
  );
}

type Step =
  | { readonly kind: 'overview'; readonly said: Said | null }
  | { readonly kind: 'enrolment'; readonly app: NewApp }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly next: Said | null };

function Steps({ user }: { user: { readonly id: string; readonly email: string } }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const apps = useApps(user.id);
  const lookAgain = useLookAgain(user.id);
  // Only our own account service has recovery codes.
  const hasCodes = useSite().authUrl === null;
  const [step, setStep] = useState<Step | null>(null);
  const show = (said: Said | null) => setStep({ kind: 'overview', said });

  const onVerified = async () => {
    const isFirst = apps.data?.length === 0;
    const codes = isFirst && hasCodes ? (await makeCodes()).codes : null;
    await lookAgain();
    if (codes) setStep({ kind: 'codes', codes, next: 'on' });
    else show('on');
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
      <CodeSheet
        codes={step.codes}
        email={user.email}
        onDone={() => {
          show(step.next);
          void lookAgain();
        }}
      />
    );
  if (step?.kind === 'enrolment')
    return <Enrolment app={step.app} onVerified={onVerified} onCancel={() => show(null)} />;
  return (
    <Overview
      key={step?.said}
      userId={user.id}
      apps={apps.data}
      hasCodes={hasCodes}
      said={step?.said ?? null}
      isReturn={step !== null}
      onEnrol={(app) => setStep({ kind: 'enrolment', app })}
      onCodes={(codes) => setStep({ kind: 'codes', codes, next: null })}
      onRemoved={async () => {
        await lookAgain();
        show('removed');
      }}
    />
  );
}
