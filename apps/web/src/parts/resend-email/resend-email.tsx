import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { askAccounts } from '../../platform/account/account-client.ts';
import { accountErrorOf, type AccountTrouble } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';

type State =
  | { readonly kind: 'idle' | 'busy' | 'sent' }
  | { readonly kind: 'refused'; readonly why: AccountTrouble };

/** Sends the e-mail again that confirms the address of a registration. */
export function ResendEmail({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const onPress = async () => {
    setState({ kind: 'busy' });
    const error = await askAccounts((accounts) => accounts.resend({ type: 'signup', email }));
    setState(error ? { kind: 'refused', why: accountErrorOf(error) } : { kind: 'sent' });
  };
  if (state.kind === 'sent') return <output>{t('confirm.resent', { email })}</output>;
  return (
    <>
      {state.kind === 'refused' && <p role="alert">{t(`trouble.${state.why}`)}</p>}
      <Button look="secondary" isPending={state.kind === 'busy'} onPress={() => void onPress()}>
        {t('confirm.resend')}
      </Button>
    </>
  );
}
