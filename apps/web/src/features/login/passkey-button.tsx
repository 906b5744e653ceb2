import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { canUsePasskeys, signInWithPasskey } from '../../platform/account/passkeys.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Signs in without the password. Not shown where the browser knows no passkeys, or a hosted service keeps the accounts. */
export function PasskeyButton() {
  const { t } = useTranslation('accounts');
  const isHosted = useSite().authUrl !== null;
  const [state, setState] = useState<AccountTrouble | 'idle' | 'busy'>('idle');
  if (isHosted || !canUsePasskeys()) return null;
  const onPress = async () => {
    setState('busy');
    const error = await signInWithPasskey().catch(() => unasked);
    setState(error ? accountErrorOf(error) : 'idle');
  };
  return (
    <>
      {state !== 'idle' && state !== 'busy' && (
        <Notice kind="trouble">
          {t(`trouble.${state === 'code' ? 'passkeyRefused' : state}`)}
        </Notice>
      )}
      <Button look="secondary" isPending={state === 'busy'} onPress={() => void onPress()}>
        <KeyRound aria-hidden="true" />
        {t('login.passkey')}
      </Button>
    </>
  );
}
