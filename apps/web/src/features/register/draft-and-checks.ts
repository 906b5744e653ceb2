import type { PasswordWeakness } from '../../platform/account/account-error.ts';
import { noAnswers, type PeopleAnswers } from '../../parts/people-fields/people-answers.ts';

export interface Draft {
  readonly email: string;
  readonly password: string;
  readonly answers: PeopleAnswers;
  readonly savesTexts: 'yes' | 'no' | null;
  readonly acceptsTerms: boolean;
}

export const emptyDraft: Draft = {
  email: '',
  password: '',
  answers: noAnswers,
  savesTexts: null,
  acceptsTerms: false,
};

export type Field = 'email' | 'password' | 'terms' | 'saving';

/** Errors by field, as translation keys in `accounts`. One password can be rejected for several reasons. */
export type Errors = { readonly [F in Field]?: readonly ErrorKey[] };

type ErrorKey = `missing.${Field}` | `trouble.${'email' | 'domain'}` | PasswordWeakness;

/** Placeholders that pass `checkDraft`: a user who comes from a provider types neither address nor password. */
export const arrived: Pick<Draft, 'email' | 'password'> = {
  email: 'known@provider',
  password: '-',
};

/** Checks what must be fixed before sending; the server checks the password's strength. */
export function checkDraft({ email, password, savesTexts, acceptsTerms }: Draft): Errors {
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(email.trim());
  return {
    ...(email.trim() === '' && { email: ['missing.email'] as const }),
    ...(email.trim() !== '' && !isAddress && { email: ['trouble.email'] as const }),
    ...(password === '' && { password: ['missing.password'] as const }),
    ...(savesTexts === null && { saving: ['missing.saving'] as const }),
    ...(!acceptsTerms && { terms: ['missing.terms'] as const }),
  };
}

const answerTo = {
  email: 'email',
  password: 'password',
  terms: 'acceptsTerms',
  saving: 'savesTexts',
} as const satisfies Record<Field, keyof Draft>;

/** Drops the errors of answers that have changed since the form was sent. */
export function errorsLeft(errors: Errors, sent: Draft, now: Draft): Errors {
  const left = Object.entries(errors).filter(
    ([field]) => sent[answerTo[field as Field]] === now[answerTo[field as Field]],
  );
  return Object.fromEntries(left);
}

/** The answers as the account service stores them. */
export const detailsOf = ({ answers, savesTexts }: Draft) => ({
  ...answers,
  acceptTermsPrivacyPolicy: true as const,
  rejectSaveData: savesTexts !== 'yes',
});
