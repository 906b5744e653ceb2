import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import {
  AccountFailure,
  accountErrorIn,
  type AccountError,
} from '../../platform/account/account-error.ts';
import { canUsePasskeys } from '../../platform/account/passkeys.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Runs `act`, a request with a passkey. Renders nothing without passkeys, or if a hosted service keeps the accounts. */
export function PasskeyButton({
  label,
  act,
  onDone,
}: {
  label: string;
  act: () => Promise<AccountError | null>;
  onDone?: () => void;
}) {
  const { t } = useTranslation('accounts');
  const isHosted = useSite().authUrl !== null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const refused = await act();
      if (refused) throw new AccountFailure(refused);
      onDone?.();
    },
  });
  if (isHosted || !canUsePasskeys()) return null;
  const trouble = error && accountErrorIn(error);
  return (
    <>
      {trouble && (
        <Notice kind="trouble">
          {t(`trouble.${trouble === 'code' ? 'passkeyRefused' : trouble}`)}
        </Notice>
      )}
      <Button icon={KeyRound} look="secondary" isPending={isPending} onPress={() => mutate()}>
        {label}
      </Button>
    </>
  );
}
