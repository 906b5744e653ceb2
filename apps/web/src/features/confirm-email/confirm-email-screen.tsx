import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { ResendEmail } from '../../parts/resend-email/resend-email.tsx';
import { openAccounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { requestAccounts, storeSession } from '../../platform/account/account-request.ts';
import { readEmailLink, type EmailLink } from '../../platform/account/email-link.ts';
import { useSession } from '../../platform/account/session.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { readStored, store } from '../../platform/storage/storage.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

type State =
  | { readonly kind: 'idle' | 'busy' | 'confirmed' }
  | { readonly kind: 'refused'; readonly why: AccountTrouble };

/**
 * Confirms an e-mail address only when the user presses the button, because mail scanners open links too. A stranger may
 * have requested the e-mail, so a browser that did not send the registration, or is not signed in to the account
 * whose address changes, asks for the account's password.
 */
export default function ConfirmEmailScreen() {
  const { t } = useTranslation('accounts');
  const link = readEmailLink(useLocation().hash);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { authUrl } = useSite();
  const [password, setPassword] = useState('');
  // The e-mail contains only the beginning of the id of the registration. The whole id is stored in the browser that
  // registered, so the link alone does not confirm an address in another browser.
  const [registration] = useState(() => {
    const kept = readStored('registration');
    return link?.registration && kept?.startsWith(link.registration) ? kept : undefined;
  });
  const [isOther, setOther] = useState(false);
  // A session that is still loading counts as signed in. If there is none, the password field appears afterwards.
  const isSignedIn = useSession().kind !== 'out';
  const isOwn = isSignedIn && !isOther;
  usePageTitle(t('confirm.title'));

  const isShown = link?.purpose === 'email_change' ? isOwn : registration !== undefined;
  // A hosted account service sends its own e-mails.
  const asksPassword = !isShown && authUrl === null;
  const home = wayTo('/', t('home'));
  if (state.kind === 'confirmed')
    return (
      <FormPage title={t('confirm.title')}>
        <Notice kind="good" action={isSignedIn ? home : wayTo('/login', t('confirm.signIn'))}>
          {t('confirm.done')}
        </Notice>
      </FormPage>
    );
  if (!link || link.purpose === 'recovery')
    return (
      <FormPage title={t('confirm.title')}>
        <Notice action={home}>{t('confirm.noLink')}</Notice>
      </FormPage>
    );
  const { purpose } = link;
  const why = state.kind === 'refused' ? state.why : null;
  const isWrong = asksPassword && why === 'credentials';
  const isOver = why === 'linkOver';
  const isSignup = purpose === 'signup';
  const wayOn =
    isSignup && isSignedIn
      ? home
      : wayTo(isSignup ? '/login' : '/profile', t(`confirm.wayOn.${purpose}`));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === 'busy' || isOver) return;
    setState({ kind: 'busy' });
    const error = asksPassword
      ? await confirm(link, { password })
      : await confirm(link, { registration }, isOwn);
    if (!error) store('registration', null);
    // The browser is signed in to another account, so ask for the password of the one whose address changes.
    if (error && accountErrorOf(error) === 'credentials') setOther(true);
    setState(error ? { kind: 'refused', why: accountErrorOf(error) } : { kind: 'confirmed' });
  };
  return (
    <FormPage
      title={t('confirm.title')}
      lead={t(asksPassword ? `confirm.withPassword.${purpose}` : `confirm.${purpose}`)}
    >
      <form onSubmit={(event) => void onSubmit(event)}>
        {asksPassword && (
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isWrong ? t(`confirm.otherPassword.${purpose}`) : undefined}
          />
        )}
        {why !== null && !isWrong && (
          <Notice kind="trouble" action={isOver && wayOn}>
            {t(isOver && isSignup && !isSignedIn ? 'confirm.over' : `trouble.${why}`)}
          </Notice>
        )}
        {isOver && isSignup && !isSignedIn && <ResendTo />}
        {!isOver && (
          <Button type="submit" isPending={state.kind === 'busy'}>
            {t('confirm.submit')}
          </Button>
        )}
      </form>
    </FormPage>
  );
}

const wayTo = (path: string, name: string) => (
  <Link className={buttonClass('secondary')} to={path} replace>
    {name}
  </Link>
);

/** Sends the confirmation e-mail again, for a user whose e-mail is lost or was replaced by a newer one. */
function ResendTo() {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  return (
    <>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        dir="ltr"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ResendEmail email={email.trim()} />
    </>
  );
}

async function confirm(
  { secret, purpose }: EmailLink,
  shown: { readonly password: string } | { readonly registration: string | undefined },
  isSignedIn = false,
) {
  const body = { token_hash: secret, type: purpose, ...shown };
  try {
    // `verifyOtp` does not send the access token of the session.
    if (purpose === 'email_change' && isSignedIn)
      return await storeSession(await requestAccounts('POST', '/verify', body));
    return (await (await openAccounts()).verifyOtp(body)).error;
  } catch {
    return unasked;
  }
}
