import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { askAccounts } from '../../platform/account/account-client.ts';
import { AccountFailure, accountErrorIn } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';

/** Button that sends the confirmation email of a registration again. */
export function ResendEmail({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const refused = await askAccounts((accounts) => accounts.resend({ type: 'signup', email }));
      if (refused) throw new AccountFailure(refused);
    },
  });
  if (isSuccess) return <output>{t('confirm.resent', { email })}</output>;
  return (
    <>
      {error && <p role="alert">{t(`trouble.${accountErrorIn(error)}`)}</p>}
      <Button look="secondary" isPending={isPending} onPress={() => mutate()}>
        {t('confirm.resend')}
      </Button>
    </>
  );
}
