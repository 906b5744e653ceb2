import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { AccountFailure, accountErrorIn } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** For users with neither app nor recovery codes: the second factor is removed three days after an e-mail. */
export function LostFactor() {
  const { t, i18n } = useTranslation('accounts');
  const order = useMutation({
    mutationFn: async () => {
      const { data, error } = await requestAccounts('POST', '/factor-reset', {});
      if (error) throw new AccountFailure(error);
      return new Date(String(data['due_at']));
    },
  });
  const trouble = order.error && accountErrorIn(order.error);
  if (order.isSuccess) {
    const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
    return <Notice kind="good">{t('factor.ordered', { date: when.format(order.data) })}</Notice>;
  }
  if (trouble === 'stale')
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
      {trouble && <Notice kind="trouble">{t(`trouble.${trouble}`)}</Notice>}
      <Button look="quiet" isPending={order.isPending} onPress={() => order.mutate()}>
        {t('factor.lost')}
      </Button>
    </>
  );
}
