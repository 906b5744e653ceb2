import { z } from 'zod';

/** How long a password may be, in characters. Any characters will do. */
export const passwordLimits = { shortest: 8, longest: 128 } as const;

/** The answers a person may choose from; what is stored is the English text. */
export const answerOptions = {
  gender: ['Male', 'Female', 'Other', 'Prefer not to disclose'],
  age: ['18-24', '25-34', '35-44', '45-54', '55-64', '65 and over', 'Prefer not to disclose'],
  academic_background: [
    'High school or equivalent',
    "Bachelor's degree",
    "Master's degree",
    'Doctorate',
    'Other',
    'Prefer not to disclose',
  ],
  field_of_study: [
    'Science communication research',
    'STEM research',
    'Social Science',
    'Humanities',
    'Education',
    'Management',
    'Other',
  ],
} as const;

const emptyIsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value;
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    emptyIsNull,
    schema.nullish().transform((value) => value ?? null),
  );

const listOf = (isItem: (item: string) => boolean, most: number) =>
  z
    .string()
    .transform((list) => [...new Set(list.split(',').map((item) => item.trim()))])
    .refine((items) => items.length <= most && items.every(isItem), 'is not one of the answers')
    .transform((items) => items.join(','));

const fields = new Set<string>(answerOptions.field_of_study);
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code);
const isLanguage = (code: string) => /^[a-z]{2,3}(-[A-Za-z]{2,8}){0,2}$/.test(code);

/** What a person may say about themselves. All of it is optional; an empty answer is none. */
export const demographicAnswers = z.object({
  gender: optional(z.enum(answerOptions.gender)),
  age: optional(z.enum(answerOptions.age)),
  academic_background: optional(z.enum(answerOptions.academic_background)),
  country: optional(listOf(isCountry, 20)).describe(
    'ISO 3166 codes joined by commas, for example IL,DE.',
  ),
  first_language: optional(listOf(isLanguage, 20)).describe(
    'Language codes joined by commas, for example he,ar.',
  ),
  field_of_study: optional(listOf((item) => fields.has(item), fields.size)).describe(
    'Fields joined by commas.',
  ),
  goals: optional(z.string().trim().max(2000)),
});

const chooseSaving = 'Please select whether you want to save your texts.';
const acceptTerms = 'You must accept the Terms of Use and Privacy Policy to register.';

/** The fields of the register form beside e-mail and password; they travel as `options.data` of a sign-up. */
export const registrationDetails = demographicAnswers.extend({
  acceptTermsPrivacyPolicy: z.literal(true, { error: acceptTerms }),
  rejectSaveData: z.boolean({ error: chooseSaving }),
});

export type RegistrationDetails = z.output<typeof registrationDetails>;
