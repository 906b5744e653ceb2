import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { canUsePasskeys, showPasskey } from '../../platform/account/passkeys.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useApps } from './use-apps.ts';

/** Proves with a passkey in place of the password. Nothing where the account, or the browser, has none. */
export function PasskeyProof({ userId, onProven }: { userId: string; onProven: () => void }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const isHosted = useSite().authUrl !== null;
  const { data: apps } = useApps(userId);
  const [state, setState] = useState<AccountTrouble | 'idle' | 'busy'>('idle');
  // Any other of the account answers, too.
  const passkey = apps?.find(({ isPasskey }) => isPasskey);
  if (isHosted || passkey === undefined || !canUsePasskeys()) return null;
  const onPress = async () => {
    setState('busy');
    const error = await showPasskey(passkey.id).catch(() => unasked);
    if (error) setState(accountErrorOf(error));
    else onProven();
  };
  return (
    <>
      {state !== 'idle' && state !== 'busy' && (
        <Notice kind="trouble">
          {t(`accounts:trouble.${state === 'code' ? 'passkeyRefused' : state}`)}
        </Notice>
      )}
      <Button look="secondary" isPending={state === 'busy'} onPress={() => void onPress()}>
        <KeyRound aria-hidden="true" />
        {t('profile:proof.passkey')}
      </Button>
    </>
  );
}
