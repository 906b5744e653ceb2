import { useTranslation } from 'react-i18next';

import { askAccounts } from '../../../platform/account-call.ts';
import { useSite } from '../../../platform/site.ts';
import styles from '../screen.module.css';
import { TwoStep } from '../two-step/two-step.tsx';
import { AccountForm } from './account-form.tsx';
import { AskForDeletion } from './ask-for-deletion.tsx';
import { Devices } from './devices.tsx';
import { ExportData } from './export-data.tsx';

/** All my data as a file, another password or address, the second step of signing in, and the end of the account. */
export function AccountSection({
  user,
  onDeleted,
}: {
  user: { readonly id: string; readonly email: string };
  onDeleted: () => Promise<void>;
}) {
  const { t } = useTranslation('profile');
  const isHosted = useSite().authUrl !== null;
  return (
    <section className={styles.section} aria-labelledby="account-title">
      <h2 id="account-title">{t('account.title')}</h2>
      <ExportData />
      <AccountForm
        about="password"
        address={user.email}
        fields={['present', 'next']}
        send={async ({ present, next }, accounts) =>
          (await accounts.updateUser({ password: next, current_password: present })).error
        }
      />
      <AccountForm
        about="email"
        address={user.email}
        fields={['email', 'present']}
        send={async (answers, accounts) => {
          const changes = { email: answers.email.trim(), current_password: answers.present };
          return (await accounts.updateUser(changes)).error;
        }}
      />
      <TwoStep user={user} />
      {!isHosted && <Devices userId={user.id} />}
      {isHosted ? (
        <AskForDeletion />
      ) : (
        <AccountForm
          about="deletion"
          address={user.email}
          fields={['present']}
          send={async ({ present }) => {
            const { error } = await askAccounts('DELETE', '/user', { password: present });
            if (!error) await onDeleted();
            return error;
          }}
        />
      )}
    </section>
  );
}
