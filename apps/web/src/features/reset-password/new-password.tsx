import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';

import { openAccounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  passwordWeaknesses,
  unasked,
  type AccountError,
} from '../../platform/account/account-error.ts';
import { useOwedFactor } from '../../platform/account/session.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

type State =
  | { readonly kind: 'idle' | 'busy' | 'empty' | 'changed' }
  | { readonly kind: 'refused'; readonly error: AccountError };

/** Form for a new password. The link from the e-mail is used up when the form is sent, not when the page is opened. */
export function NewPassword({ secret }: { secret: string | null }) {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  const unused = useRef(secret);
  const [password, setPassword] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const owesFactor = useOwedFactor() !== null;
  const isHosted = useSite().authUrl !== null;
  useFocusFirstError(form, state);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === 'busy') return;
    if (password === '') return setState({ kind: 'empty' });
    setState({ kind: 'busy' });
    const { error, isLinkUsed } = await changePassword(unused.current, password, isHosted);
    if (isLinkUsed) unused.current = null;
    setState(error ? { kind: 'refused', error } : { kind: 'changed' });
  };

  const lacksFactor = state.kind === 'refused' && state.error.code === 'insufficient_aal';
  const why = state.kind === 'refused' && !lacksFactor ? accountErrorOf(state.error) : null;
  // The second factor comes first; the user then returns here with a full session.
  if (lacksFactor && owesFactor) return <Navigate to="/login?next=/reset-password" replace />;
  if (state.kind === 'changed')
    return (
      <FormPage title={t('reset.newTitle')}>
        <Notice
          kind="good"
          action={
            <Link className={buttonClass('secondary')} to={owesFactor ? '/login' : '/'} replace>
              {t(owesFactor ? 'factor.title' : 'home')}
            </Link>
          }
        >
          {t(owesFactor ? 'reset.changedOwes' : 'reset.changed')}
        </Notice>
      </FormPage>
    );
  return (
    <FormPage title={t('reset.newTitle')} lead={t('reset.newLead')}>
      <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {why !== null && why !== 'weak' && (
          <Notice
            kind="trouble"
            action={
              why === 'linkOver' && (
                <Link className={buttonClass('secondary')} to="/reset-password" replace>
                  {t('reset.again')}
                </Link>
              )
            }
          >
            {t(`trouble.${why}`)}
          </Notice>
        )}
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint')}
          name="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errorsOf(state)
            ?.map((key) => t(key))
            .join(' ')}
        />
        <Button type="submit" isPending={state.kind === 'busy'}>
          {t('reset.change')}
        </Button>
      </form>
    </FormPage>
  );
}

function errorsOf(state: State) {
  if (state.kind === 'empty') return ['missing.password'] as const;
  const isWeak = state.kind === 'refused' && accountErrorOf(state.error) === 'weak';
  return isWeak ? passwordWeaknesses(state.error) : undefined;
}

/**
 * Sets a new password with the `secret` of a recovery link. Our account service does it in one call; a hosted one only
 * signs in with the link, so that a second call changes the password. `secret` is null if the link was used before,
 * for example because the user had to pass the second factor first. `isLinkUsed`: the next try needs no link. Never
 * throws.
 */
async function changePassword(
  secret: string | null,
  password: string,
  isHosted: boolean,
): Promise<{ readonly error: AccountError | null; readonly isLinkUsed: boolean }> {
  let isLinkUsed = false;
  try {
    const accounts = await openAccounts();
    if (secret !== null) {
      const opened = { token_hash: secret, type: 'recovery', password } as const;
      const { error } = await accounts.verifyOtp(opened);
      isLinkUsed = error === null;
      if (error || !isHosted) return { error, isLinkUsed };
    }
    const { error } = await accounts.updateUser({ password });
    return { error, isLinkUsed };
  } catch {
    return { error: unasked, isLinkUsed };
  }
}
