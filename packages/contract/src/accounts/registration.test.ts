import { describe, expect, it } from 'vitest';

import { registrationDetails } from './registration.ts';

const chosen = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
const sentence = (details: object) =>
  registrationDetails.safeParse(details).error?.issues.map(({ message }) => message);

describe('the details of a registration', () => {
  it('may all be left out: then nothing is kept, and the terms are not accepted', () => {
    expect(registrationDetails.parse(chosen)).toMatchObject({ ...chosen, gender: null });
    const bare = registrationDetails.parse({});
    expect(bare).toMatchObject({ rejectSaveData: true, gender: null });
    expect(bare).not.toHaveProperty('acceptTermsPrivacyPolicy');
  });

  it('say what is wrong in the words of the form', () => {
    expect(sentence({ ...chosen, acceptTermsPrivacyPolicy: false })).toEqual([
      'You must accept the Terms of Use and Privacy Policy to register.',
    ]);
    expect(sentence({ ...chosen, rejectSaveData: 'yes' })).toEqual([
      'Please select whether you want to save your texts.',
    ]);
  });
});
