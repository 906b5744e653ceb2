import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { AccountFailure, accountErrorIn } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/**
 * Button for users who have lost their second factor: it asks the server to remove the factor on a later date, and then
 * shows that date. If the user has not opened a link from an e-mail recently, it sends them to reset the password
 * first.
 */
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
