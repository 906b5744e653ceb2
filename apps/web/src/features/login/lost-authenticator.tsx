import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { accountErrorOf, type AccountTrouble } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/notice/notice.tsx';

type State =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'ordered'; readonly due: Date }
  | { readonly kind: 'refused'; readonly why: AccountTrouble };

/** For users with neither app nor recovery codes: the second factor is removed three days after an e-mail. */
export function LostFactor() {
  const { t, i18n } = useTranslation('accounts');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const order = async () => {
    setState({ kind: 'busy' });
    const { data, error } = await requestAccounts('POST', '/factor-reset', {});
    setState(
      error
        ? { kind: 'refused', why: accountErrorOf(error) }
        : { kind: 'ordered', due: new Date(String(data['due_at'])) },
    );
  };
  if (state.kind === 'ordered') {
    const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
    return <Notice kind="good">{t('factor.ordered', { date: when.format(state.due) })}</Notice>;
  }
  if (state.kind === 'refused' && state.why === 'stale')
    return (
      <Notice
        action={
          <Link className={buttonClass('secondary')} to="/reset-password">
            {t('factor.askLetter')}
          </Link>
        }
      >
        {t('factor.letterFirst')}
      </Notice>
    );
  return (
    <>
      {state.kind === 'refused' && <Notice kind="trouble">{t(`trouble.${state.why}`)}</Notice>}
      <Button look="quiet" isPending={state.kind === 'busy'} onPress={() => void order()}>
        {t('factor.lost')}
      </Button>
    </>
  );
}
