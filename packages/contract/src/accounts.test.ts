import { describe, expect, it } from 'vitest';

import { demographicAnswers, registrationDetails } from './accounts.ts';

const chosen = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
const sentence = (details: object) =>
  registrationDetails.safeParse(details).error?.issues.map(({ message }) => message);

describe('the details of a registration', () => {
  it('need nothing but the terms and the choice to save', () => {
    expect(registrationDetails.parse(chosen)).toMatchObject({ ...chosen, gender: null });
  });

  it('say what is missing in the words of the form', () => {
    expect(sentence({ ...chosen, acceptTermsPrivacyPolicy: false })).toEqual([
      'You must accept the Terms of Use and Privacy Policy to register.',
    ]);
    expect(sentence({ acceptTermsPrivacyPolicy: true })).toEqual([
      'Please select whether you want to save your texts.',
    ]);
  });
});

describe('what people say about themselves', () => {
  it.each([
    [{ gender: '' }, { gender: null }],
    [{ gender: 'Prefer not to disclose' }, { gender: 'Prefer not to disclose' }],
    [{ country: 'IL' }, { country: 'IL' }],
    [{ country: 'IL, DE,IL' }, { country: 'IL,DE' }],
    [{ first_language: 'he, ar,he' }, { first_language: 'he,ar' }],
    [{ first_language: 'zh-Hans' }, { first_language: 'zh-Hans' }],
    [{ field_of_study: 'Education,STEM research' }, { field_of_study: 'Education,STEM research' }],
    [{ goals: '  clarity ' }, { goals: 'clarity' }],
  ])('reads %o', (given, expected) => {
    expect(demographicAnswers.parse(given)).toMatchObject(expected);
  });

  it.each([
    [{ gender: 'Robot' }],
    [{ age: 7 }],
    [{ country: 'Israel' }],
    [{ country: 'IL,Germany' }],
    [{ first_language: 'Hebrew!' }],
    [{ field_of_study: 'Education,Alchemy' }],
    [{ goals: 'a'.repeat(2001) }],
  ])('refuses %o', (given) => {
    expect(demographicAnswers.safeParse(given).success).toBe(false);
  });
});
