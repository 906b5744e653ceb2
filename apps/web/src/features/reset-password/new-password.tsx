import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';

import { useOwedFactor } from '../../platform/account/session.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { changePassword, type Change } from './change-password.ts';

type State = Change | { readonly kind: 'idle' | 'busy' | 'empty' };

/**
 * Form for choosing a new password. The link from the e-mail is used up when the form is sent, not when the page is
 * opened.
 */
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
    const change = await changePassword(unused.current, password, { isHosted });
    if (change.isLinkUsed) unused.current = null;
    setState(change);
  };

  // The second factor comes first; the user then returns here with a full session.
  if (state.kind === 'factor' && owesFactor)
    return <Navigate to="/login?next=/reset-password" replace />;
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
        {state.kind === 'refused' && (
          <Notice
            kind="trouble"
            action={
              state.why === 'linkOver' && (
                <Link className={buttonClass('secondary')} to="/reset-password" replace>
                  {t('reset.again')}
                </Link>
              )
            }
          >
            {t(`trouble.${state.why}`)}
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
  return state.kind === 'weak' ? state.reasons : undefined;
}
