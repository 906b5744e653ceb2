import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { requestAccounts } from '../../../platform/account/account-request.ts';
import { useSite } from '../../../platform/site/use-site.ts';
import { Fold } from '../disclosure.tsx';
import styles from '../profile-screen.module.css';
import { TwoStep } from '../../../parts/two-step/late-two-step.ts';
import { AccountForm } from './account-form.tsx';
import { ApiKeys } from './api-keys.tsx';
import { AskForDeletion } from './ask-for-deletion.tsx';
import { Devices } from './devices.tsx';
import { Agreements } from './agreements.tsx';
import { ExportData } from './export-data.tsx';
import { ProvidersSection } from './providers-section.tsx';
import type { AccountField } from './error-message.ts';
import { SignInAgain } from '../../../parts/sign-in-providers/sign-in-again.tsx';
import {
  useSoleProvider,
  useWaysIn,
} from '../../../parts/sign-in-providers/use-sign-in-methods.ts';

export function AccountSection({
  user,
  onDeleted,
}: {
  user: { readonly id: string; readonly email: string };
  onDeleted: () => Promise<void>;
}) {
  const { t } = useTranslation('profile');
  const isHosted = useSite().authUrl !== null;
  const { data: ways, refetch } = useWaysIn(user.id);
  const hasPassword = ways?.hasPassword ?? true;
  const asks = (...fields: readonly AccountField[]) =>
    hasPassword ? fields : fields.filter((field) => field !== 'present');
  const provider = useSoleProvider(user.id);
  return (
    <section className={styles.section} aria-labelledby="account-title">
      <h2 id="account-title">{t('account.title')}</h2>
      {provider && <SignInAgain provider={provider} />}
      <ExportData />
      <Agreements userId={user.id} />
      <AccountForm
        about="password"
        address={user.email}
        fields={asks('present', 'next')}
        send={async ({ present, next }, accounts) => {
          const changes = { password: next, ...proofOf(present) };
          const { error } = await accounts.updateUser(changes);
          if (!error && !hasPassword) await refetch();
          return error;
        }}
      />
      <AccountForm
        about="email"
        address={user.email}
        fields={asks('email', 'present')}
        send={async (answers, accounts) => {
          const changes = { email: answers.email.trim(), ...proofOf(answers.present) };
          return (await accounts.updateUser(changes)).error;
        }}
      />
      <ProvidersSection user={user} />
      <Fold title={t('twoStep.title')}>
        <Suspense fallback={<output>{t('twoStep.loading')}</output>}>
          <TwoStep user={user} />
        </Suspense>
      </Fold>
      <ApiKeys user={user} />
      {!isHosted && <Devices userId={user.id} />}
      {isHosted ? (
        <AskForDeletion />
      ) : (
        <AccountForm
          about="deletion"
          address={user.email}
          fields={asks('present')}
          send={async ({ present }) => {
            const { error } = await requestAccounts(
              'DELETE',
              '/user',
              hasPassword ? { password: present } : {},
            );
            if (!error) await onDeleted();
            return error;
          }}
        />
      )}
    </section>
  );
}

const proofOf = (present: string) => (present === '' ? {} : { current_password: present });
