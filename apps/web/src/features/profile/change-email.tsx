import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { AccountForm } from './account-form.tsx';

/** Another e-mail address; it takes effect by the link in the letter sent there. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const [next, setNext] = useState('');
  const [present, setPresent] = useState('');
  return (
    <AccountForm
      title={t('account.email')}
      lead={t('account.emailLead', { email })}
      done={t('account.emailDone')}
      submit={t('account.email')}
      send={async (accounts) =>
        (await accounts.updateUser({ email: next, current_password: present })).error
      }
    >
      <TextField
        label={t('account.newEmail')}
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      <PasswordField
        label={t('account.present')}
        autoComplete="current-password"
        required
        value={present}
        onChange={(event) => setPresent(event.target.value)}
      />
    </AccountForm>
  );
}
