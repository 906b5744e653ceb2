import { z } from 'zod';

import { demographicAnswers } from './profile-answers.ts';

/** How long a password may be, in characters. Any characters will do. */
export const passwordLimits = { shortest: 8, longest: 128 } as const;

const chooseSaving = 'Please select whether you want to save your texts.';
const acceptTerms = 'You must accept the Terms of Use and Privacy Policy to register.';

/**
 * The fields of the register form beside e-mail and password; they travel as `options.data` of a sign-up. A program may
 * leave all of them out: then nothing is kept, and the terms are asked for before anything is.
 */
export const registrationDetails = demographicAnswers.extend({
  acceptTermsPrivacyPolicy: z.literal(true, { error: acceptTerms }).exactOptional(),
  rejectSaveData: z.boolean({ error: chooseSaving }).default(true),
});

export type RegistrationDetails = z.output<typeof registrationDetails>;
