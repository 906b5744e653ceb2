import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { requestAccounts } from '../../platform/account/account-request.ts';
import { accountErrorOf, type AccountTrouble } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import styles from './operator-screen.module.css';

export function Proof({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation(['operator', 'accounts']);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ why: AccountTrouble | 'missing' } | null>(null);
  useFocusFirstError(form, refusal);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return setRefusal({ why: 'missing' });
    setBusy(true);
    const { error } = await requestAccounts('POST', '/confirm-password', { password });
    setBusy(false);
    if (error) setRefusal({ why: accountErrorOf(error) });
    else onProven();
  };
  const sentence =
    refusal?.why === 'missing'
      ? t('operator:proof.missing')
      : refusal
        ? t(`accounts:trouble.${refusal.why}`)
        : undefined;
  return (
    <section className={styles.card} aria-labelledby="proof">
      <h2 id="proof">{t('operator:proof.title')}</h2>
      <p>{t('operator:proof.lead')}</p>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => void onSubmit(event)}
      >
        <PasswordField
          label={t('operator:proof.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={sentence}
        />
        <Button type="submit" isPending={isBusy}>
          {t('operator:proof.submit')}
        </Button>
      </form>
    </section>
  );
}
