import { useQuery } from '@tanstack/react-query';
import { type ApiKey, apiKeysCall, limits, revokeApiKeyCall } from '@vernacular/contract';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { User } from '../../../platform/account/session.ts';
import { callApi } from '../../../platform/api/api.ts';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { ConfirmButton } from '../../../parts/confirm-button/confirm-button.tsx';
import list from '../../../parts/two-step/two-step.module.css';
import { CreateApiKey } from './create-api-key.tsx';

export default function ApiKeyList({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const keys = useQuery({
    queryKey: ['api-keys', user.id],
    queryFn: async () => (await callApi(apiKeysCall.path, apiKeysCall.reply)).keys,
    retry: false,
    staleTime: 0,
  });
  if (keys.isPending) return <output>{t('keys.loading')}</output>;
  if (keys.isError)
    return (
      <RetryNotice retry={t('retry')} onRetry={() => void keys.refetch()}>
        {t('keys.loadTrouble')}
      </RetryNotice>
    );
  const onChange = async () => void (await keys.refetch());
  return (
    <div className={list.panel}>
      <p className="soft">{t('keys.lead')}</p>
      {keys.data.length > 0 && (
        <ul className={list.apps}>
          {keys.data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoked={onChange} />
          ))}
        </ul>
      )}
      {keys.data.length < limits.apiKeys ? (
        <CreateApiKey user={user} onMade={onChange} />
      ) : (
        <p>{t('keys.enough', { count: limits.apiKeys })}</p>
      )}
    </div>
  );
}

function KeyRow({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => Promise<void> }) {
  const { t, i18n } = useTranslation(['profile', 'accounts']);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const show = (day: string) => date.format(new Date(day));
  const { id, name, scope, createdAt, expiresAt, lastUsedOn } = apiKey;
  const revoke = async () => {
    try {
      const path = revokeApiKeyCall.path.replace(':keyId', id);
      await callApi(path, revokeApiKeyCall.reply, { method: 'DELETE' });
      await onRevoked();
      return null;
    } catch {
      return t('accounts:trouble.unexpected');
    }
  };
  return (
    <li>
      <KeyRound aria-hidden="true" />
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          {t('keys.made', { date: show(createdAt) })} {t('keys.ends', { date: show(expiresAt) })}{' '}
          {t(`keys.is.${scope}`)}{' '}
          {lastUsedOn === null ? t('keys.unused') : t('keys.used', { date: show(lastUsedOn) })}
        </span>
      </div>
      <ConfirmButton
        ask={t('keys.revoke')}
        title={t('keys.revokeTitle', { name })}
        confirm={t('keys.revokeConfirm')}
        cancel={t('cancel')}
        act={revoke}
      >
        {t('keys.revokeLead')}
      </ConfirmButton>
    </li>
  );
}
