import { useQuery } from '@tanstack/react-query';
import {
  type ApiKey,
  apiKeysCall,
  limits,
  makeApiKeyCall,
  revokeApiKeyCall,
} from '@vernacular/contract';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import type { AccountTrouble } from '../../../platform/account/account-error.ts';
import { callApi } from '../../../platform/api/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import styles from '../profile-screen.module.css';
import { Confirmation } from '../two-step/confirmation.tsx';
import list from '../two-step/two-step.module.css';

/** A new key is shown only once. */
export default function ApiKeyList({
  user,
}: {
  user: { readonly id: string; readonly email: string };
}) {
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
      <p className={list.lead}>{t('keys.lead')}</p>
      {keys.data.length > 0 && (
        <ul className={list.apps}>
          {keys.data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoked={onChange} />
          ))}
        </ul>
      )}
      {keys.data.length < limits.apiKeys ? (
        <NewKey email={user.email} onMade={onChange} />
      ) : (
        <p>{t('keys.enough', { count: limits.apiKeys })}</p>
      )}
    </div>
  );
}

function KeyRow({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => Promise<void> }) {
  const { t, i18n } = useTranslation('profile');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const show = (day: string) => date.format(new Date(day));
  const { id, name, createdAt, lastUsedOn } = apiKey;
  const revoke = async (): Promise<AccountTrouble | null> => {
    try {
      const path = revokeApiKeyCall.path.replace(':keyId', id);
      await callApi(path, revokeApiKeyCall.reply, { method: 'DELETE' });
      await onRevoked();
      return null;
    } catch {
      return 'unexpected';
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
          {t('keys.made', { date: show(createdAt) })}{' '}
          {lastUsedOn === null ? t('keys.unused') : t('keys.used', { date: show(lastUsedOn) })}
        </span>
      </div>
      <Confirmation
        ask={t('keys.revoke')}
        title={t('keys.revokeTitle', { name })}
        confirm={t('keys.revokeConfirm')}
        act={revoke}
      >
        {t('keys.revokeLead')}
      </Confirmation>
    </li>
  );
}

function NewKey({ email, onMade }: { email: string; onMade: () => Promise<void> }) {
  const { t } = useTranslation('profile');
  const [name, setName] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'nameless' | 'failed'>('idle');
  const [made, setMade] = useState<string | null>(null);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim() === '') return setState('nameless');
    setState('busy');
    try {
      const call = { method: 'POST', body: { name } } as const;
      setMade((await callApi(makeApiKeyCall.path, makeApiKeyCall.reply, call)).key);
      setName('');
      setState('idle');
      await onMade();
    } catch {
      setState('failed');
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      {made !== null && (
        <>
          <Notice kind="good">{t('keys.shownOnce', { email })}</Notice>
          <p dir="ltr">
            <code>{made}</code>
          </p>
          {isCopyRefused && <Notice kind="trouble">{t('twoStep.copyTrouble')}</Notice>}
          <div>
            <CopyButton text={made} onFailure={() => setCopyRefused(true)} />
          </div>
        </>
      )}
      <TextField
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        value={name}
        maxLength={60}
        required
        onChange={({ target }) => {
          setName(target.value);
          setState('idle');
        }}
        error={state === 'nameless' ? t('keys.nameless') : undefined}
      />
      {state === 'failed' && <Notice kind="trouble">{t('keys.makeTrouble')}</Notice>}
      <div>
        <Button type="submit" look="secondary" isPending={state === 'busy'}>
          {t('keys.make')}
        </Button>
      </div>
    </form>
  );
}
