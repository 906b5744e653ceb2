import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { openAccounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFirstError } from '../../ui/field/first-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import styles from './login.module.css';
import { LostFactor } from './lost-authenticator.tsx';
import { showCode, showRecoveryCode } from './show-code.ts';

export function SecondFactorStep({ factor }: { factor: string }) {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  // Only our own account service offers this reset.
  const hasReset = useSite().authUrl === null;
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ why: AccountTrouble | 'empty' } | null>(null);
  useFirstError(form, refusal);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = code.replaceAll(/\s/g, '');
    if (typed === '') return setRefusal({ why: 'empty' });
    setBusy(true);
    const error = await (way === 'app' ? showCode(factor, typed) : showRecoveryCode(typed)).catch(
      () => unasked,
    );
    setBusy(false);
    setRefusal(error && { why: accountErrorOf(error) });
  };

  const onSwitch = () => {
    setWay(way === 'app' ? 'recovery' : 'app');
    setCode('');
    setRefusal(null);
  };

  return (
    <FormPage
      title={t('factor.title')}
      lead={t(way === 'app' ? 'factor.appLead' : 'factor.recoveryLead')}
    >
      <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          key={way}
          label={t(`factor.${way}`)}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          // The screen is one field, and the person has the code at hand.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus
          inputMode={way === 'app' ? 'numeric' : 'text'}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setRefusal(null);
          }}
          error={refusal ? t(`trouble.${refusal.why}`) : undefined}
        />
        <Button type="submit" isPending={isBusy}>
          {t(isBusy ? 'login.busy' : 'factor.submit')}
        </Button>
        <div className={styles.ways}>
          <Button look="quiet" onPress={onSwitch}>
            {t(way === 'app' ? 'factor.useRecovery' : 'factor.useApp')}
          </Button>
          <Button look="quiet" onPress={() => void leave()}>
            {t('factor.leave')}
          </Button>
        </div>
        {hasReset && <LostFactor />}
      </form>
    </FormPage>
  );
}

async function leave(): Promise<void> {
  const accounts = await openAccounts();
  await accounts.signOut({ scope: 'local' });
}
