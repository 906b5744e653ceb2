import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { addPasskey } from '../../platform/account/passkeys.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useFreshProof } from './use-reauthentication.tsx';
import { Panel } from './step-panel.tsx';
import styles from './two-step.module.css';

const longestName = 100;

export function NewPasskey({
  userId,
  onAdded,
  onCancel,
}: {
  userId: string;
  onAdded: () => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['profile', 'accounts']);
  const [name, setName] = useState('');
  const [state, setState] = useState<AccountTrouble | 'idle' | 'busy'>('idle');
  const { withProof, question } = useFreshProof(userId);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    const { trouble } = await withProof(async () => {
      const error = await addPasskey(name.trim()).catch(() => unasked);
      return { trouble: error && accountErrorOf(error) };
    });
    if (trouble === null) await onAdded();
    else setState(trouble);
  };
  return (
    <Panel title={t('profile:twoStep.passkeyTitle')}>
      <p>{t('profile:twoStep.passkeyLead')}</p>
      {question}
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label={t('profile:twoStep.passkeyName')}
          hint={t('profile:twoStep.passkeyNameHint')}
          name="passkey-name"
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setState('idle');
          }}
          error={state === 'nameTaken' ? t('accounts:trouble.nameTaken') : undefined}
        />
        {state !== 'idle' && state !== 'busy' && state !== 'nameTaken' && (
          <Notice kind="trouble">
            {t(`accounts:trouble.${state === 'code' ? 'passkeyRefused' : state}`)}
          </Notice>
        )}
        <div className="row gap-3">
          <Button type="submit" isPending={state === 'busy'}>
            {t('profile:twoStep.passkeyMake')}
          </Button>
          <Button look="quiet" onPress={onCancel}>
            {t('profile:cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
