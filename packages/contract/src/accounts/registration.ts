import { z } from 'zod';

import { demographicAnswers } from './profile-questions.ts';

/** Length of a password, in characters. All characters are allowed. */
export const passwordLimits = { shortest: 8, longest: 128 } as const;

const chooseSaving = 'Please select whether you want to save your texts.';
const acceptTerms = 'You must accept the Terms of Use and Privacy Policy to register.';

/**
 * The fields of the register form besides email and password, sent as `options.data` of a sign-up. A program may omit
 * all of them: then nothing is saved until the user has accepted the terms and turned saving on.
 */
export const registrationDetails = demographicAnswers.extend({
  acceptTermsPrivacyPolicy: z.literal(true, { error: acceptTerms }).exactOptional(),
  rejectSaveData: z.boolean({ error: chooseSaving }).default(true),
});

export type RegistrationDetails = z.output<typeof registrationDetails>;
