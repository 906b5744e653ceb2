import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { openAccounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { readEmailLink, type EmailLink } from '../../platform/account/email-link.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { readStored, store } from '../../platform/storage/storage.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './confirm-email-screen.module.css';

type State =
  | { readonly kind: 'idle' | 'busy' | 'confirmed' }
  | { readonly kind: 'refused'; readonly why: AccountTrouble };

/**
 * Confirms an e-mail address with the link of a letter, when the person says so: programs open links too.
 * A stranger may have registered the address as well, so a browser that did not send this registration asks for its password.
 */
export default function ConfirmEmailScreen() {
  const { t } = useTranslation('accounts');
  const link = readEmailLink(useLocation().hash);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { authUrl } = useSite();
  const [password, setPassword] = useState('');
  const [isHere] = useState(
    () => link?.registration !== undefined && link.registration === readStored('registration'),
  );
  usePageTitle(t('confirm.title'));

  // A hosted account service has letters of its own.
  const asksPassword = link?.purpose === 'signup' && !isHere && authUrl === null;
  const onConfirm = async (opened: EmailLink) => {
    setState({ kind: 'busy' });
    const error = await confirm(opened, asksPassword ? { password } : {});
    if (!error) store('registration', null);
    setState(error ? { kind: 'refused', why: accountErrorOf(error) } : { kind: 'confirmed' });
  };

  const home = (
    <Link className={buttonClass('secondary')} to="/" replace>
      {t('home')}
    </Link>
  );
  if (state.kind === 'confirmed')
    return (
      <FormPage title={t('confirm.title')}>
        <div className={styles.outcome}>
          <Notice kind="good" action={home}>
            {t('confirm.done')}
          </Notice>
        </div>
      </FormPage>
    );
  if (!link || link.purpose === 'recovery')
    return (
      <FormPage title={t('confirm.title')}>
        <div className={styles.outcome}>
          <Notice action={home}>{t('confirm.noLink')}</Notice>
        </div>
      </FormPage>
    );
  const isWrong = state.kind === 'refused' && asksPassword && state.why === 'credentials';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (state.kind !== 'busy') void onConfirm(link);
  };
  return (
    <FormPage
      title={t('confirm.title')}
      lead={t(asksPassword ? 'confirm.withPassword' : `confirm.${link.purpose}`)}
    >
      <form className={styles.outcome} onSubmit={send}>
        {asksPassword && (
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isWrong ? t('confirm.otherPassword') : undefined}
          />
        )}
        {state.kind === 'refused' && !isWrong && (
          <Notice kind="trouble">{t(`trouble.${state.why}`)}</Notice>
        )}
        <Button type="submit" isPending={state.kind === 'busy'}>
          {t('confirm.submit')}
        </Button>
      </form>
    </FormPage>
  );
}

async function confirm({ secret, purpose }: EmailLink, more: { readonly password?: string }) {
  try {
    const accounts = await openAccounts();
    return (await accounts.verifyOtp({ token_hash: secret, type: purpose, ...more })).error;
  } catch {
    return unasked;
  }
}
