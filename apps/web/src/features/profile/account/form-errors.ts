import {
  accountErrorOf,
  passwordWeaknesses,
  type AccountError,
  type PasswordWeakness,
} from '../../../platform/account/account-error.ts';

export type AccountField = 'email' | 'present' | 'next';

type SentenceKey =
  | `accounts:trouble.${ReturnType<typeof accountErrorOf>}`
  | `accounts:${PasswordWeakness}`
  | `profile:account.${'presentMissing' | 'presentWrong' | 'emailSame' | 'nextMissing' | 'providers.againFirst'}`
  | 'accounts:missing.email';

/** `field` is null if the error concerns the whole form. `sentences` are translation keys. */
export interface Refusal {
  readonly field: AccountField | null;
  readonly sentences: readonly SentenceKey[];
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

export function findEmpty(
  fields: readonly AccountField[],
  answers: Readonly<Record<AccountField, string>>,
): Refusal | null {
  const empty = fields.find((field) => answers[field].trim() === '');
  return empty === undefined ? null : missing[empty];
}

export function refusalOf(error: AccountError, fields: readonly AccountField[]): Refusal {
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

export const sameAddress: Refusal = say('email', 'profile:account.emailSame');
