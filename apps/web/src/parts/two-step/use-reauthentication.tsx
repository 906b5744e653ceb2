import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AccountTrouble } from '../../platform/account/account-error.ts';
import { showPasskey } from '../../platform/account/passkeys.ts';
import { PasskeyButton } from '../passkey-button/passkey-button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { usePasswordConfirmation } from '../password-confirmation/use-password-confirmation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SignInAgain } from '../sign-in-providers/provider-buttons.tsx';
import { useSoleProvider } from '../sign-in-providers/use-sign-in-methods.ts';
import { useFactors } from './factors-and-recovery-codes.ts';

interface Outcome {
  readonly trouble: AccountTrouble | null;
}

/**
 * Runs `act`, a change to the sign-in. If it fails with `stale`, asks for the password, a passkey or a new sign-in with
 * the provider, and runs it again; when the user cancels, returns the first outcome.
 */
export type WithProof = <T extends Outcome>(act: () => Promise<T>) => Promise<T>;

/** Returns `withProof` and the dialog it opens, which the caller must render. */
export function useFreshProof(userId: string) {
  const [asked, setAsked] = useState<((isProven: boolean) => void) | null>(null);
  const settle = (isProven: boolean) => {
    asked?.(isProven);
    setAsked(null);
  };
  const withProof: WithProof = async (act) => {
    const first = await act();
    if (first.trouble !== 'stale') return first;
    const isProven = await new Promise<boolean>((resolve) => setAsked(() => resolve));
    return isProven ? act() : first;
  };
  return {
    withProof,
    question: <Question userId={userId} isOpen={asked !== null} onSettled={settle} />,
  };
}

interface QuestionProps {
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onSettled: (isProven: boolean) => void;
}

function Question({ userId, isOpen, onSettled }: QuestionProps) {
  const { t } = useTranslation('profile');
  const provider = useSoleProvider(userId);
  if (provider === null)
    return <PasswordQuestion userId={userId} isOpen={isOpen} onSettled={onSettled} />;
  return (
    <Dialog title={t('proof.title')} isOpen={isOpen} onClose={() => onSettled(false)}>
      <SignInAgain provider={provider} />
      <PasskeyProof userId={userId} onProven={() => onSettled(true)} />
      <DialogActions cancel={t('cancel')} onCancel={() => onSettled(false)} />
    </Dialog>
  );
}

function PasswordQuestion({ userId, isOpen, onSettled }: QuestionProps) {
  const { t } = useTranslation('profile');
  const { form, field, isBusy, clear } = usePasswordConfirmation(() => onSettled(true));
  const settle = (isProven: boolean) => {
    clear();
    onSettled(isProven);
  };
  return (
    <Dialog title={t('proof.title')} isOpen={isOpen} onClose={() => settle(false)}>
      <form {...form}>
        <p>{t('proof.lead')}</p>
        <PasswordField {...field} />
        <PasskeyProof userId={userId} onProven={() => settle(true)} />
        <DialogActions cancel={t('cancel')} onCancel={() => settle(false)}>
          <Button type="submit" isPending={isBusy}>
            {t('proof.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Confirms the user by a passkey instead of the password. Renders nothing if the account or the browser has none. */
function PasskeyProof({ userId, onProven }: { userId: string; onProven: () => void }) {
  const { t } = useTranslation('profile');
  const { data: apps } = useFactors(userId);
  // The server accepts any passkey of the account, whichever one the request names.
  const passkey = apps?.find(({ isPasskey }) => isPasskey);
  if (passkey === undefined) return null;
  return (
    <PasskeyButton
      label={t('proof.passkey')}
      act={() => showPasskey(passkey.id)}
      onDone={onProven}
    />
  );
}
