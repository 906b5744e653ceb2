import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { openAccounts, type Accounts } from '../../../platform/account/account-client.ts';
import {
  accountErrorOf,
  passwordWeaknesses,
  unasked,
  type AccountError,
  type PasswordWeakness,
} from '../../../platform/account/account-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusFirstError } from '../../../ui/field/use-focus-first-error.ts';
import { PasswordField } from '../../../parts/password-field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Fold } from '../disclosure.tsx';
import styles from '../../../parts/two-step/two-step.module.css';

/** `present` and `next` are passwords. */
export type AccountField = 'email' | 'present' | 'next';

type SentenceKey =
  | `accounts:trouble.${ReturnType<typeof accountErrorOf>}`
  | `accounts:${PasswordWeakness}`
  | `profile:account.${'presentMissing' | 'presentWrong' | 'emailSame' | 'nextMissing' | 'providers.againFirst'}`
  | 'accounts:missing.email';

/** `field` is null if the error concerns the whole form. `sentences` are translation keys. */
interface Refusal {
  readonly field: AccountField | null;
  readonly sentences: readonly SentenceKey[];
}

type Answers = Readonly<Record<AccountField, string>>;
type State = Refusal | 'idle' | 'busy' | 'done';

const blank: Answers = { email: '', present: '', next: '' };

/** Form that changes or deletes an account. `send` gets the answers to `fields` and resolves to an error or null. */
export function AccountChangeForm({
  about,
  provider = '',
  address,
  fields,
  send,
}: {
  about: 'password' | 'email' | 'deletion' | 'joining';
  provider?: string;
  address: string;
  fields: readonly AccountField[];
  send: (answers: Answers, accounts: Accounts) => Promise<AccountError | null>;
}) {
  const { t } = useTranslation(['profile', 'accounts']);
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(blank);
  const [state, setState] = useState<State>('idle');
  const refusal = typeof state === 'object' ? state : null;
  const sentence = refusal?.sentences.map((key) => t(key)).join(' ');
  useFocusFirstError(form, refusal);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    const empty = fields.find((field) => answers[field].trim() === '');
    if (empty) return setState(missing[empty]);
    if (answers.email.trim().toLowerCase() === address.toLowerCase())
      return setState(say('email', 'profile:account.emailSame'));
    setState('busy');
    const error = await openAccounts()
      .then((accounts) => send(answers, accounts))
      .catch(() => unasked);
    setState(error ? refusalOf(error, fields) : 'done');
    if (!error) setAnswers(blank);
  };
  const bind = (field: AccountField) => ({
    name: field,
    required: true,
    value: answers[field],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setAnswers({ ...answers, [field]: target.value });
      if (refusal?.field === field) setState('idle');
    },
    error: refusal?.field === field ? sentence : undefined,
  });

  return (
    <Fold title={t(`account.${about}.title`, { provider })}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <p className="soft">{t(`account.${about}.lead`, { email: address, provider })}</p>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={address} readOnly hidden />
        {fields.includes('email') && (
          <TextField
            {...bind('email')}
            label={t('account.newEmail')}
            type="email"
            dir="ltr"
            autoComplete="email"
          />
        )}
        {fields.includes('present') && (
          <PasswordField
            {...bind('present')}
            label={t('account.present')}
            autoComplete="current-password"
          />
        )}
        {fields.includes('next') && (
          <PasswordField
            {...bind('next')}
            label={t('accounts:newPassword')}
            hint={t('accounts:passwordHint')}
            autoComplete="new-password"
          />
        )}
        {refusal?.field === null && <Notice kind="trouble">{sentence}</Notice>}
        {state === 'done' && <Notice kind="good">{t(`account.${about}.done`)}</Notice>}
        <div>
          <Button
            type="submit"
            look={about === 'deletion' ? 'secondary' : 'primary'}
            isPending={state === 'busy'}
          >
            {t(`account.${about}.submit`)}
          </Button>
        </div>
      </form>
    </Fold>
  );
}

const say = (field: Refusal['field'], ...sentences: SentenceKey[]): Refusal => ({
  field,
  sentences,
});

const missing = {
  email: say('email', 'accounts:missing.email'),
  present: say('present', 'profile:account.presentMissing'),
  next: say('next', 'profile:account.nextMissing'),
} as const satisfies Record<AccountField, Refusal>;

function refusalOf(error: AccountError, fields: readonly AccountField[]): Refusal {
  const trouble = accountErrorOf(error);
  switch (trouble) {
    case 'credentials':
      return say('present', 'profile:account.presentWrong');
    case 'linkOver':
      return fields.includes('present')
        ? missing.present
        : say(null, 'profile:account.providers.againFirst');
    case 'weak':
      return say('next', ...passwordWeaknesses(error).map((key) => `accounts:${key}` as const));
    case 'samePassword':
      return say('next', 'accounts:trouble.samePassword');
    case 'email':
    case 'domain':
    case 'emailTaken':
      return say('email', `accounts:trouble.${trouble}`);
    default:
      return say(null, `accounts:trouble.${trouble}`);
  }
}
