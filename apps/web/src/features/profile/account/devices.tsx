import { useQuery } from '@tanstack/react-query';
import { Laptop } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { requestAccounts } from '../../../platform/account/account-request.ts';
import {
  AccountFailure,
  accountErrorIn,
  accountErrorOf,
} from '../../../platform/account/account-error.ts';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { ConfirmButton } from '../../../parts/confirm-button/confirm-button.tsx';
import styles from '../../../parts/two-step/two-step.module.css';

interface Listed {
  readonly id: string;
  readonly device: string | null;
  readonly refreshed_at: string;
  readonly is_this: boolean;
}

export default function Devices({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation(['profile', 'accounts']);
  const sessions = useQuery({
    queryKey: ['sessions', userId],
    queryFn: async () => {
      const { data, error } = await requestAccounts('GET', '/sessions');
      if (error) throw new AccountFailure(error);
      return data['sessions'] as readonly Listed[];
    },
    retry: false,
    staleTime: 0,
  });
  if (sessions.isPending) return <output>{t('profile:devices.loading')}</output>;
  if (sessions.isError)
    return (
      <RetryNotice retry={t('profile:retry')} onRetry={() => void sessions.refetch()}>
        {t(`accounts:trouble.${accountErrorIn(sessions.error)}`)}
      </RetryNotice>
    );
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  const end = async (id: string) => {
    const { error } = await requestAccounts('DELETE', `/sessions/${id}`);
    await sessions.refetch();
    return error && t(`accounts:trouble.${accountErrorOf(error)}`);
  };
  return (
    <div className={styles.panel}>
      <p className="soft">{t('profile:devices.lead')}</p>
      <ul className={styles.apps}>
        {sessions.data.map(({ id, device, refreshed_at: at, is_this: isThis }) => (
          <li key={id}>
            <Laptop aria-hidden="true" />
            <div>
              <b>
                <bdi>{device ?? t('profile:devices.unknown')}</bdi>
              </b>
              <span>
                {isThis
                  ? t('profile:devices.this')
                  : t('profile:devices.last', { date: when.format(new Date(at)) })}
              </span>
            </div>
            {!isThis && (
              <ConfirmButton
                ask={t('profile:devices.end')}
                title={t('profile:devices.endTitle')}
                confirm={t('profile:devices.endConfirm')}
                cancel={t('profile:cancel')}
                act={() => end(id)}
              >
                {t('profile:devices.endLead')}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
