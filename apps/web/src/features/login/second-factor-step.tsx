import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
  type AccountError,
} from '../../platform/account/account-error.ts';
import { canUsePasskeys, showPasskey } from '../../platform/account/passkeys.ts';
import type { OwedFactor } from '../../platform/account/session.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { cancelSignIn } from './cancel-sign-in.ts';
import styles from './login.module.css';
import { LostFactor } from './lost-second-factor.tsx';
import { requestAccounts } from '../../platform/account/account-request.ts';
import { askAccounts } from '../../platform/account/account-client.ts';
import { storeSession } from '../../platform/account/set-session-from-reply.ts';

type Way = 'passkey' | 'app' | 'recovery';

const leads = {
  passkey: 'factor.passkeyLead',
  app: 'factor.appLead',
  recovery: 'factor.recoveryLead',
} as const;

const switches = {
  passkey: 'factor.usePasskey',
  app: 'factor.useApp',
  recovery: 'factor.useRecovery',
} as const;

export function SecondFactorStep({ factor: { app, passkey } }: { factor: OwedFactor }) {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  // Only our own account service offers this reset.
  const hasReset = useSite().authUrl === null;
  const ways: readonly Way[] = [
    ...(passkey !== null && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(app === null ? [] : (['app'] as const)),
    'recovery',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ why: AccountTrouble | 'empty' } | null>(null);
  useFocusFirstError(form, refusal);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = code.replaceAll(/\s/g, '');
    if (typed === '' && way !== 'passkey') return setRefusal({ why: 'empty' });
    setBusy(true);
    const shows = {
      passkey: () => showPasskey(passkey ?? ''),
      app: () =>
        askAccounts(({ mfa }) => mfa.challengeAndVerify({ factorId: app ?? '', code: typed })),
      recovery: () => showRecoveryCode(typed),
    };
    const error = await shows[way]().catch(() => unasked);
    setBusy(false);
    setRefusal(error && { why: accountErrorOf(error) });
  };

  const onSwitch = (next: Way) => {
    setWay(next);
    setCode('');
    setRefusal(null);
  };

  return (
    <FormPage title={t('factor.title')} lead={t(leads[way])}>
      <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {way === 'passkey' ? (
          refusal && <Notice kind="trouble">{t(`trouble.${refusal.why}`)}</Notice>
        ) : (
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
        )}
        <Button type="submit" isPending={isBusy}>
          {t(isBusy ? 'login.busy' : way === 'passkey' ? switches.passkey : 'factor.submit')}
        </Button>
        <div className={styles.ways}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} look="quiet" onPress={() => onSwitch(other)}>
                {t(switches[other])}
              </Button>
            ))}
          <Button look="quiet" onPress={() => void cancelSignIn()}>
            {t('factor.leave')}
          </Button>
        </div>
        {hasReset && <LostFactor />}
      </form>
    </FormPage>
  );
}

async function showRecoveryCode(code: string): Promise<AccountError | null> {
  return storeSession(await requestAccounts('POST', '/recovery-codes/verify', { code }));
}
