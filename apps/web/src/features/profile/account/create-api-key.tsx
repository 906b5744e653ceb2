import { apiKeyScopes, limits, makeApiKeyCall } from '@vernacular/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { User } from '../../../platform/account/session.ts';
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { callApi } from '../../../platform/api/api.ts';
import { asFailure, errorMessage } from '../../../platform/api/error-message.ts';
import { useSite } from '../../../platform/site/use-site.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Select } from '../../../parts/select/select.tsx';
import styles from '../profile-screen.module.css';
import { useFreshProof } from '../../../parts/two-step/use-reauthentication.tsx';

type Scope = (typeof apiKeyScopes)[number];

const lives = [30, 90, limits.apiKeyDays] as const;

/** Form that creates an API key and shows it once. If the sign-in is not recent, the password is asked for first. */
export function CreateApiKey({ user, onMade }: { user: User; onMade: () => Promise<void> }) {
  const { t, i18n } = useTranslation('profile');
  const { t: inGrading } = useTranslation('grading');
  const isHosted = useSite().authUrl !== null;
  const { withProof, question } = useFreshProof(user.id);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('read');
  const [days, setDays] = useState<(typeof lives)[number]>(90);
  const [isBusy, setBusy] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const make = async () => {
    try {
      const call = { method: 'POST', body: { name, scope, days } } as const;
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
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
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
          onChange={(id) => setScope(apiKeyScopes.find((each) => each === id) ?? 'read')}
        />
        <Select
          label={t('keys.life')}
          choices={lives.map((count) => ({ id: `${count}`, name: t('keys.days', { count }) }))}
          value={`${days}`}
          onChange={(id) => setDays(lives.find((life) => `${life}` === id) ?? 90)}
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
