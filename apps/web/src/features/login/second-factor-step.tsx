import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import {
  AccountFailure,
  accountErrorIn,
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';
import { canUsePasskeys, showPasskey } from '../../platform/account/passkeys.ts';
import type { OwedFactor } from '../../platform/account/session.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './login.module.css';
import { requestAccounts } from '../../platform/account/account-request.ts';
import { askAccounts, openAccounts } from '../../platform/account/account-client.ts';
import { storeSession } from '../../platform/account/account-request.ts';

type Way = 'passkey' | 'app' | 'recovery';

const switches = {
  passkey: 'factor.usePasskey',
  app: 'factor.useApp',
  recovery: 'factor.useRecovery',
} as const;

/** Second step of a sign-in: a passkey, the code of an authenticator app, or a recovery code. */
export function SecondFactorStep({ factor: { app, passkey } }: { factor: OwedFactor }) {
  const { t } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  // Only our own account service offers this reset.
  const hasReset = useSite().authUrl === null;
  const offers = {
    passkey: passkey !== null && canUsePasskeys(),
    app: app !== null,
    recovery: true,
  };
  const ways = (['passkey', 'app', 'recovery'] as const).filter((each) => offers[each]);
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
      recovery: async () =>
        storeSession(await requestAccounts('POST', '/recovery-codes/verify', { code: typed })),
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
    <FormPage title={t('factor.title')} lead={t(`factor.${way}Lead`)}>
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

/**
 * Asks the server to remove a lost second factor on a later date, which it then shows. The server first wants a recently
 * opened link from an e-mail.
 */
function LostFactor() {
  const { t, i18n } = useTranslation('accounts');
  const order = useMutation({
    mutationFn: async () => {
      const { data, error } = await requestAccounts('POST', '/factor-reset', {});
      if (error) throw new AccountFailure(error);
      return new Date(String(data['due_at']));
    },
  });
  const trouble = order.error && accountErrorIn(order.error);
  if (order.isSuccess) {
    const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
    return <Notice kind="good">{t('factor.ordered', { date: when.format(order.data) })}</Notice>;
  }
  if (trouble === 'stale')
    return (
      <Notice
        action={
          <Link className={buttonClass('secondary')} to="/reset-password">
            {t('factor.askLetter')}
          </Link>
        }
      >
        {t('factor.letterFirst')}
      </Notice>
    );
  return (
    <>
      {trouble && <Notice kind="trouble">{t(`trouble.${trouble}`)}</Notice>}
      <Button look="quiet" isPending={order.isPending} onPress={() => order.mutate()}>
        {t('factor.lost')}
      </Button>
    </>
  );
}

/** Ends a sign-in that lacks its second factor. */
export async function cancelSignIn(): Promise<void> {
  const accounts = await openAccounts();
  await accounts.signOut({ scope: 'local' });
}
