import { useTranslation } from 'react-i18next';

import { showPasskey } from '../../platform/account/passkeys.ts';
import { PasskeyButton } from '../passkey-button/passkey-button.tsx';
import { useApps } from './use-apps.ts';

/** Proves with a passkey in place of the password. Nothing where the account, or the browser, has none. */
export function PasskeyProof({ userId, onProven }: { userId: string; onProven: () => void }) {
  const { t } = useTranslation('profile');
  const { data: apps } = useApps(userId);
  // Any other of the account answers, too.
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
