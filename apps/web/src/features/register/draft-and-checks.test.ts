import { registrationDetails } from '@vernacular/contract';
import { expect, it } from 'vitest';

import { noAnswers } from '../../parts/people-fields/people-answers.ts';
import { checkDraft, detailsOf, emptyDraft, errorsLeft } from './draft-and-checks.ts';

const filled = {
  ...emptyDraft,
  email: 'dana@example.org',
  password: 'a quiet walk in November',
  savesTexts: 'yes',
  acceptsTerms: true,
} as const;

it('finds nothing wrong with a full form', () => {
  expect(checkDraft(filled)).toEqual({});
});

it('asks for everything that is required, and for nothing else', () => {
  expect(checkDraft(emptyDraft)).toEqual({
    email: ['missing.email'],
    password: ['missing.password'],
    saving: ['missing.saving'],
    terms: ['missing.terms'],
  });
});

it.each(['dana', 'dana@', '@example.org', 'da na@example.org'])(
  'takes %j for no address',
  (email) => {
    expect(checkDraft({ ...filled, email })).toEqual({ email: ['trouble.email'] });
  },
);

it('takes back what it said of an answer when that is changed, and nothing else', () => {
  const errors = checkDraft(emptyDraft);
  const { email: _email, ...others } = errors;
  expect(errorsLeft(errors, emptyDraft, { ...emptyDraft, email: 'd' })).toEqual(others);
  const { terms: _terms, ...rest } = errors;
  expect(errorsLeft(errors, emptyDraft, { ...emptyDraft, acceptsTerms: true })).toEqual(rest);
});

it('keeps texts only when asked to', () => {
  expect(detailsOf(filled).rejectSaveData).toBe(false);
  expect(detailsOf({ ...filled, savesTexts: 'no' }).rejectSaveData).toBe(true);
});

it('sends what the contract accepts, with nothing said and with all said', () => {
  const all = {
    gender: 'Other',
    age: '25-34',
    academic_background: 'Doctorate',
    country: 'IL',
    first_language: 'he,ar',
    field_of_study: 'Education,Other',
    goals: 'To be understood.',
  };
  expect(registrationDetails.parse(detailsOf(filled))).toMatchObject({ gender: null, goals: null });
  expect(
    registrationDetails.parse(detailsOf({ ...filled, answers: { ...noAnswers, ...all } })),
  ).toMatchObject(all);
});
