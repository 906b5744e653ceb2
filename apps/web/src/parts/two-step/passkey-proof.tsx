import { useTranslation } from 'react-i18next';

import { showPasskey } from '../../platform/account/passkeys.ts';
import { PasskeyButton } from '../passkey-button/passkey-button.tsx';
import { useFactors } from './use-factors-and-recovery-codes.ts';

/** Confirms the user by a passkey instead of the password. Renders nothing if the account or the browser has none. */
export function PasskeyProof({ userId, onProven }: { userId: string; onProven: () => void }) {
  const { t } = useTranslation('profile');
  const { data: apps } = useFactors(userId);
  // The server accepts any passkey of the account, whichever one the request names.
  const passkey = apps?.find(({ isPasskey }) => isPasskey);
  if (passkey === undefined) return null;
  return (
    <PasskeyButton
      label={t('proof.passkey')}
      act={() => showPasskey(passkey.id)}
      onDone={onProven}
    />
  );
}
