import { describe, expect, it } from 'vitest';

import { registrationDetails } from './accounts.ts';

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
