import type { RegistrationDetails } from '@vernacular/contract';

import { noAnswers, type PeopleAnswers } from '../../parts/people-fields/people-answers.ts';

/** The register form as it stands. */
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

/** What is wrong with a field: keys of the texts `accounts`. Several reasons may speak against one password. */
export type Errors = { readonly [F in Field]?: readonly ErrorKey[] };

type ErrorKey =
  | 'missing.email'
  | 'missing.password'
  | 'missing.terms'
  | 'missing.saving'
  | `trouble.${'email' | 'domain'}`
  | `weak.${'length' | 'common' | 'characters'}`;

/** Address and password of somebody who comes from a provider: there is nothing to check in them. */
export const arrived: Pick<Draft, 'email' | 'password'> = {
  email: 'known@provider',
  password: '-',
};

/** What must be mended before a registration can be sent; the server judges the password. */
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

/** What is still wrong since a form was sent: of an answer changed meanwhile nothing is known. */
export function errorsLeft(errors: Errors, sent: Draft, now: Draft): Errors {
  const left = Object.entries(errors).filter(
    ([field]) => sent[answerTo[field as Field]] === now[answerTo[field as Field]],
  );
  return Object.fromEntries(left);
}

/** What travels with e-mail and password. */
export const detailsOf = ({ answers, savesTexts }: Draft): RegistrationWire => ({
  ...answers,
  acceptTermsPrivacyPolicy: true,
  rejectSaveData: savesTexts !== 'yes',
});

type RegistrationWire = PeopleAnswers &
  Pick<RegistrationDetails, 'acceptTermsPrivacyPolicy' | 'rejectSaveData'>;
