import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountError,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { canUsePasskeys } from '../../platform/account/passkeys.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Renders nothing if the browser does not support passkeys, or a hosted service keeps the accounts. */
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
  const [state, setState] = useState<AccountTrouble | 'idle' | 'busy'>('idle');
  if (isHosted || !canUsePasskeys()) return null;
  const onPress = async () => {
    setState('busy');
    const error = await act().catch(() => unasked);
    setState(error ? accountErrorOf(error) : 'idle');
    if (!error) onDone?.();
  };
  return (
    <>
      {state !== 'idle' && state !== 'busy' && (
        <Notice kind="trouble">
          {t(`trouble.${state === 'code' ? 'passkeyRefused' : state}`)}
        </Notice>
      )}
      <Button
        icon={KeyRound}
        look="secondary"
        isPending={state === 'busy'}
        onPress={() => void onPress()}
      >
        {label}
      </Button>
    </>
  );
}
