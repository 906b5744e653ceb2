import { useQuery } from '@tanstack/react-query';
import {
  apiKeyScopes,
  apiKeysCall,
  limits,
  makeApiKeyCall,
  revokeApiKeyCall,
} from '@vernacular/contract';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { User } from '../../../platform/account/session.ts';
import { callApi } from '../../../platform/api/api.ts';
import { asFailure, errorMessage } from '../../../platform/api/error-message.ts';
import { useSite } from '../../../platform/site/use-site.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import { ConfirmButton } from '../../../parts/confirm-button/confirm-button.tsx';
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { Select } from '../../../parts/select/select.tsx';
import list from '../../../parts/two-step/two-step.module.css';
import { useFreshProof } from '../../../parts/two-step/use-reauthentication.tsx';

export default function ApiKeys({ user }: { user: User }) {
  const { t, i18n } = useTranslation(['profile', 'accounts']);
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
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const show = (day: string) => date.format(new Date(day));
  const revoke = async (id: string) => {
    try {
      const path = revokeApiKeyCall.path.replace(':keyId', id);
      await callApi(path, revokeApiKeyCall.reply, { method: 'DELETE' });
      await onChange();
      return null;
    } catch {
      return t('accounts:trouble.unexpected');
    }
  };
  return (
    <div className={list.panel}>
      <p className="soft">{t('keys.lead')}</p>
      {keys.data.length > 0 && (
        <ul className={list.apps}>
          {keys.data.map(({ id, name, scope, createdAt, expiresAt, lastUsedOn }) => (
            <li key={id}>
              <KeyRound aria-hidden="true" />
              <div>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span>
                  {t('keys.made', { date: show(createdAt) })}{' '}
                  {t('keys.ends', { date: show(expiresAt) })} {t(`keys.is.${scope}`)}{' '}
                  {lastUsedOn === null
                    ? t('keys.unused')
                    : t('keys.used', { date: show(lastUsedOn) })}
                </span>
              </div>
              <ConfirmButton
                ask={t('keys.revoke')}
                title={t('keys.revokeTitle', { name })}
                confirm={t('keys.revokeConfirm')}
                cancel={t('cancel')}
                act={() => revoke(id)}
              >
                {t('keys.revokeLead')}
              </ConfirmButton>
            </li>
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

const lives = [30, 90, limits.apiKeyDays] as const;

/** Form that creates an API key and shows it once. If the sign-in is not recent, the password is asked for first. */
function CreateApiKey({ user, onMade }: { user: User; onMade: () => Promise<void> }) {
  const { t, i18n } = useTranslation('profile');
  const { t: inGrading } = useTranslation('grading');
  const isHosted = useSite().authUrl !== null;
  const { withProof, question } = useFreshProof(user.id);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<string>('read');
  const [days, setDays] = useState('90');
  const [isBusy, setBusy] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const make = async () => {
    try {
      const call = { method: 'POST', body: { name, scope, days: Number(days) } } as const;
      const { key } = await callApi(makeApiKeyCall.path, makeApiKeyCall.reply, call);
      return { key, trouble: null, said: null };
    } catch (error) {
      const failure = asFailure(error);
      if (failure.code === 'proof-needed')
        return { key: null, trouble: 'stale', said: t('keys.signInAgain') } as const;
      const said =
        failure.status === 429
          ? errorMessage(inGrading, i18n.language, failure)
          : t('keys.makeTrouble');
      return { key: null, trouble: 'unexpected', said } as const;
    }
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setNameless(true);
    setBusy(true);
    const outcome = await (isHosted ? make() : withProof(make));
    setBusy(false);
    setTrouble(outcome.said);
    if (outcome.key === null) return;
    setMade(outcome.key);
    setName('');
    await onMade();
  };
  return (
    <>
      <form className={list.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {made !== null && (
          <>
            <Notice kind="good">{t('keys.shownOnce', { email: user.email })}</Notice>
            <p dir="ltr">
              <code>{made}</code>
            </p>
            <div>
              <CopyButton text={made} />
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
            setNameless(false);
            setTrouble(null);
          }}
          error={isNameless ? t('keys.nameless') : undefined}
        />
        <Select
          label={t('keys.scope')}
          choices={apiKeyScopes.map((id) => ({ id, name: t(`keys.may.${id}`) }))}
          value={scope}
          onChange={setScope}
        />
        <Select
          label={t('keys.life')}
          choices={lives.map((count) => ({ id: `${count}`, name: t('keys.days', { count }) }))}
          value={days}
          onChange={setDays}
        />
        {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
        <div>
          <Button type="submit" look="secondary" isPending={isBusy}>
            {t('keys.make')}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}
