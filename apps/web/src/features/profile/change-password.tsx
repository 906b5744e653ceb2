import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PasswordField } from '../../ui/field/password-field.tsx';
import { AccountForm } from './account-form.tsx';

/** A new password; the present one is asked for. */
export function ChangePassword() {
  const { t } = useTranslation('profile');
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  return (
    <AccountForm
      title={t('account.password')}
      done={t('account.passwordDone')}
      submit={t('account.password')}
      send={async (accounts) =>
        (await accounts.updateUser({ password: next, current_password: present })).error
      }
    >
      <PasswordField
        label={t('account.present')}
        autoComplete="current-password"
        required
        value={present}
        onChange={(event) => setPresent(event.target.value)}
      />
      <PasswordField
        label={t('account.next')}
        autoComplete="new-password"
        required
        minLength={8}
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
    </AccountForm>
  );
}
