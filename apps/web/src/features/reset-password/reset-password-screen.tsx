import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { askAccounts } from '../../platform/account/account-client.ts';
import { accountErrorOf, type AccountTrouble } from '../../platform/account/account-error.ts';
import { readEmailLink } from '../../platform/account/email-link.ts';
import { useSession } from '../../platform/account/session.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { NewPassword } from './new-password.tsx';

export default function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const { hash } = useLocation();
  const session = useSession();
  const link = readEmailLink(hash);
  usePageTitle(t('reset.title'));
  const isRecovery = link?.purpose === 'recovery';
  const isHosted = useSite().authUrl !== null;
  if (!isRecovery && session.kind === 'loading') return null;
  return isRecovery || (isHosted && session.kind === 'in') ? (
    <NewPassword key={hash} secret={isRecovery ? link.secret : null} />
  ) : (
    <AskForLink />
  );
}

type State =
  | { readonly kind: 'idle' | 'busy' | 'empty' | 'sent' }
  | { readonly kind: 'refused'; readonly why: AccountTrouble };

/** Asks for a link to choose a new password. Only an e-mail, never this page, reveals whether the account exists. */
function AskForLink() {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  const typed = (useLocation().state as { email?: string } | null)?.email;
  const [email, setEmail] = useState(typed ?? '');
  const [state, setState] = useState<State>({ kind: 'idle' });
  useFocusFirstError(form, state);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === 'busy') return;
    if (email.trim() === '') return setState({ kind: 'empty' });
    setState({ kind: 'busy' });
    const error = await askAccounts((accounts) => accounts.resetPasswordForEmail(email.trim()));
    setState(error ? { kind: 'refused', why: accountErrorOf(error) } : { kind: 'sent' });
  };

  const isNoAddress = state.kind === 'refused' && state.why === 'email';
  if (state.kind === 'sent')
    return (
      <FormPage title={t('reset.title')}>
        <Notice kind="good">{t('reset.sent', { email: email.trim() })}</Notice>
      </FormPage>
    );
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')}>
      <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {state.kind === 'refused' && !isNoAddress && (
          <Notice kind="trouble">{t(`trouble.${state.why}`)}</Notice>
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
          error={
            state.kind === 'empty'
              ? t('missing.email')
              : isNoAddress
                ? t('trouble.email')
                : undefined
          }
        />
        <Button type="submit" isPending={state.kind === 'busy'}>
          {t('reset.ask')}
        </Button>
        <Link to="/login">{t('reset.back')}</Link>
      </form>
    </FormPage>
  );
}
