import { describe, expect, it } from 'vitest';

import { registrationDetails } from './registration.ts';
import { profileCall, saveProfileCall } from './profile.ts';
import { demographicAnswers, profileAnswerNames } from './profile-questions.ts';

it('names the answers as the table of the specification does', () => {
  expect(profileAnswerNames).toEqual(
    expect.arrayContaining([
      'gender',
      'age',
      'academic_background',
      'country',
      'first_language',
      'field_of_study',
      'goals',
    ]),
  );
});

it.each(profileAnswerNames)('%s is in the registration, the profile and its changes', (name) => {
  for (const { shape } of [registrationDetails, profileCall.reply, saveProfileCall.body])
    expect(shape).toHaveProperty(name);
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
