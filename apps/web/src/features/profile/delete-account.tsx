import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../../platform/api.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { AccountForm } from './account-form.tsx';

/** The end of the account and of everything in it; the password is asked for. */
export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      title={t('account.delete')}
      lead={t('account.deleteLead')}
      done={t('account.deleted')}
      submit={t('account.deleteForGood')}
      send={async (accounts) => {
        try {
          await send('/auth/v1/user', { method: 'DELETE', body: { password } });
        } catch {
          return { message: t('account.deleteTrouble') };
        }
        await accounts.signOut({ scope: 'local' });
        return null;
      }}
    >
      <PasswordField
        label={t('account.present')}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AccountForm>
  );
}
