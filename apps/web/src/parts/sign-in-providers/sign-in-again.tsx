import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { goToProvider, type SignInProvider } from '../../platform/account/sign-in-providers.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export function SignInAgain({ provider }: { provider: SignInProvider }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const [trouble, setTrouble] = useState<AccountTrouble | null>(null);
  const onPress = async () => {
    const error = await goToProvider(provider.id, '/profile', { again: true }).catch(() => unasked);
    setTrouble(error && accountErrorOf(error));
  };
  return (
    <Notice button={{ name: t('account.providers.again'), onPress: () => void onPress() }}>
      <p>{t('account.providers.noPassword', { label: provider.label })}</p>
      {trouble && <p role="alert">{t(`accounts:trouble.${trouble}`)}</p>}
    </Notice>
  );
}
