import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { accountErrorOf, type AccountTrouble } from '../../platform/account/account-error.ts';
import { requestAccounts } from '../../platform/account/account-request.ts';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';

/** Props of a form and its `PasswordField` that ask a signed-in user for the current password; the server checks it. */
export function usePasswordConfirmation(onConfirmed: () => void) {
  const { t } = useTranslation(['profile', 'accounts']);
  const ref = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ why: AccountTrouble | 'empty' } | null>(null);
  useFocusFirstError(ref, refusal);
  const change = (value: string) => {
    setPassword(value);
    setRefusal(null);
  };
  const submit = async () => {
    if (isBusy) return;
    if (password === '') return setRefusal({ why: 'empty' });
    setBusy(true);
    const { error } = await requestAccounts('POST', '/confirm-password', { password });
    setBusy(false);
    if (error) return setRefusal({ why: accountErrorOf(error) });
    change('');
    onConfirmed();
  };
  const sentence = () => {
    if (refusal?.why === 'empty') return t('profile:account.presentMissing');
    if (refusal?.why === 'credentials') return t('profile:account.presentWrong');
    return refusal ? t(`accounts:trouble.${refusal.why}`) : undefined;
  };
  return {
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    field: {
      label: t('profile:account.present'),
      name: 'present',
      autoComplete: 'current-password',
      value: password,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.target.value),
      error: sentence(),
    },
    isBusy,
    clear: () => change(''),
  };
}
