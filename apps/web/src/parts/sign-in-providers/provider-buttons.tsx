import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { goToProvider, useSignInProviders } from '../../platform/account/sign-in-providers.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './provider-buttons.module.css';

export function ProviderButtons({ next }: { next: string }) {
  const { t } = useTranslation('accounts');
  const providers = useSignInProviders();
  const [trouble, setTrouble] = useState<AccountTrouble | null>(null);
  if (providers.length === 0) return null;
  const onPress = async (id: string) => {
    setTrouble(null);
    const error = await goToProvider(id, next).catch(() => unasked);
    if (error) setTrouble(accountErrorOf(error));
  };
  return (
    <div className={styles.providers}>
      <p className={styles.or}>
        <span>{t('provider.or')}</span>
      </p>
      {trouble && <Notice kind="trouble">{t(`trouble.${trouble}`)}</Notice>}
      {providers.map(({ id, label }) => (
        <Button key={id} look="secondary" onPress={() => void onPress(id)}>
          {t('provider.with', { label })}
        </Button>
      ))}
    </div>
  );
}
