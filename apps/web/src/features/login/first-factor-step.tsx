import { useRef, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { askAccounts } from '../../platform/account/account-client.ts';
import { accountErrorOf, type AccountTrouble } from '../../platform/account/account-error.ts';
import { signInWithPasskey } from '../../platform/account/passkeys.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { nextQuery } from '../../platform/account/safe-redirect.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { ProviderSignInNotice } from '../../parts/sign-in-providers/provider-sign-in-notice.tsx';
import { ProviderButtons } from '../../parts/sign-in-providers/provider-buttons.tsx';
import { PasskeyButton } from '../../parts/passkey-button/passkey-button.tsx';
import { ResendEmail } from '../../parts/resend-email/resend-email.tsx';
import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './login.module.css';

type State =
  | { readonly kind: 'idle' | 'busy' | 'incomplete' }
  | { readonly kind: 'refused'; readonly why: AccountTrouble };

/** Sign-in by e-mail and password, passkey or provider. `next` is the path to open after the sign-in. */
export function PasswordStep({ next }: { next: string }) {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isIncomplete = state.kind === 'incomplete';
  const said = (useLocation().state as { notice?: unknown } | null)?.notice;
  const notice = (['deleted', 'ended'] as const).find((each) => each === said);
  useFocusFirstError(form, state);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === 'busy') return;
    if (email.trim() === '' || password === '') return setState({ kind: 'incomplete' });
    setState({ kind: 'busy' });
    const error = await askAccounts((accounts) =>
      accounts.signInWithPassword({ email: email.trim(), password }),
    );
    if (!error) return;
    logTrouble('Signing in failed.', error.code ?? error.name);
    setState({ kind: 'refused', why: accountErrorOf(error) });
  };

  const register = <Link to={`/register${nextQuery(next)}`} />;
  return (
    <FormPage
      title={t('login.title')}
      lead={<Trans t={t} i18nKey="login.lead" components={{ register }} />}
    >
      <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {state.kind === 'idle' && <ProviderSignInNotice />}
        {notice && state.kind === 'idle' && (
          <Notice kind={notice === 'deleted' ? 'good' : 'info'}>
            {t(`login.notice.${notice}`)}
          </Notice>
        )}
        {state.kind === 'refused' && (
          <Notice
            kind="trouble"
            action={state.why === 'unconfirmed' && <ResendEmail email={email.trim()} />}
          >
            {t(`trouble.${state.why === 'incomplete' ? 'credentials' : state.why}`)}
          </Notice>
        )}
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          dir="ltr"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isIncomplete && email.trim() === '' ? t('missing.email') : undefined}
        />
        <div>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isIncomplete && password === '' ? t('missing.password') : undefined}
          />
          <Link className={styles.forgot} to="/reset-password" state={{ email }}>
            {t('login.forgot')}
          </Link>
        </div>
        <Button type="submit" isPending={state.kind === 'busy'}>
          {t(state.kind === 'busy' ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
      <PasskeyButton label={t('login.passkey')} act={signInWithPasskey} />
      <ProviderButtons next={next} />
    </FormPage>
  );
}
