import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import {
  goToProvider,
  useSignInProviders,
  type SignInProvider,
} from '../../platform/account/sign-in-providers.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './provider-buttons.module.css';

/** Leaves for the page of a provider, or keeps why that failed. */
function useLeaving(next: string, options?: Parameters<typeof goToProvider>[2]) {
  const [trouble, setTrouble] = useState<AccountTrouble | null>(null);
  const leaveFor = async (id: string) => {
    setTrouble(null);
    const error = await goToProvider(id, next, options).catch(() => unasked);
    if (error) setTrouble(accountErrorOf(error));
  };
  return { trouble, leaveFor: (id: string) => void leaveFor(id) };
}

/** A button for each sign-in provider of the site. After the sign-in, the path `next` is opened. */
export function ProviderButtons({ next }: { next: string }) {
  const { t } = useTranslation('accounts');
  const providers = useSignInProviders();
  const { trouble, leaveFor } = useLeaving(next);
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      <p className={styles.or}>
        <span>{t('provider.or')}</span>
      </p>
      {trouble && <Notice kind="trouble">{t(`trouble.${trouble}`)}</Notice>}
      {providers.map(({ id, label }) => (
        <Button key={id} look="secondary" onPress={() => leaveFor(id)}>
          {t('provider.with', { label })}
        </Button>
      ))}
    </div>
  );
}

/** Asks a user without a password to sign in again with their provider. */
export function SignInAgain({ provider: { id, label } }: { provider: SignInProvider }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const { trouble, leaveFor } = useLeaving('/profile', { again: true });
  return (
    <Notice button={{ name: t('account.providers.again'), onPress: () => leaveFor(id) }}>
      <p>{t('account.providers.noPassword', { label })}</p>
      {trouble && <p role="alert">{t(`accounts:trouble.${trouble}`)}</p>}
    </Notice>
  );
}
