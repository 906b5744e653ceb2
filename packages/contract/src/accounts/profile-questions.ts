import { z } from 'zod';

type Asked =
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'places'; readonly of: 'country' | 'language' }
  | { readonly kind: 'text'; readonly longest: number };

/** A question of the profile form. Research exports contain its answer only if `isForResearch` is true. */
export type ProfileAnswer = Asked & { readonly isForResearch: boolean };

/**
 * All profile questions in the order of the form, from which forms, checks, columns, replies and exports are derived.
 * Stored values are the English text of an option, codes, or the writer’s own text.
 */
export const profileAnswers = {
  gender: {
    kind: 'choice',
    options: ['Male', 'Female', 'Other', 'Prefer not to disclose'],
    isForResearch: true,
  },
  age: {
    kind: 'choice',
    options: ['18-24', '25-34', '35-44', '45-54', '55-64', '65 and over', 'Prefer not to disclose'],
    isForResearch: true,
  },
  academic_background: {
    kind: 'choice',
    options: [
      'High school or equivalent',
      "Bachelor's degree",
      "Master's degree",
      'Doctorate',
      'Other',
      'Prefer not to disclose',
    ],
    isForResearch: true,
  },
  country: { kind: 'places', of: 'country', isForResearch: true },
  first_language: { kind: 'places', of: 'language', isForResearch: true },
  field_of_study: {
    kind: 'choices',
    options: [
      'Science communication research',
      'STEM research',
      'Social Science',
      'Humanities',
      'Education',
      'Management',
      'Other',
    ],
    isForResearch: true,
  },
  goals: { kind: 'text', longest: 2000, isForResearch: false },
} as const satisfies Readonly<Record<string, ProfileAnswer>>;

/**
 * The name of a profile question. It is also the name of the column in the database and of the field in requests and
 * replies.
 */
export type ProfileAnswerName = keyof typeof profileAnswers;

export const profileAnswerNames = Object.keys(profileAnswers) as readonly ProfileAnswerName[];

/** The answers that an operator’s research exports contain. */
export const researchedAnswers = profileAnswerNames.filter(
  (name) => profileAnswers[name].isForResearch,
);

const entries = Object.entries(profileAnswers) as readonly [ProfileAnswerName, ProfileAnswer][];

/** An object with one field for each profile question. */
export const fieldForEach = <T>(fieldOf: (answer: ProfileAnswer) => T) =>
  Object.fromEntries(entries.map(([name, answer]) => [name, fieldOf(answer)])) as Record<
    ProfileAnswerName,
    T
  >;

const emptyIsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value;
const optional = (schema: z.ZodType<string>) =>
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

const mostPlaces = 20;
const codes = {
  country: { is: /^[A-Z]{2}$/, words: 'ISO 3166 codes joined by commas, for example IL,DE.' },
  language: {
    is: /^[a-z]{2,3}(-[A-Za-z]{2,8}){0,2}$/,
    words: 'Language codes joined by commas, for example he,ar.',
  },
} as const;

export const describeAnswer = <T extends z.ZodType>(schema: T, answer: ProfileAnswer): T => {
  if (answer.kind === 'places') return schema.describe(codes[answer.of].words);
  return answer.kind === 'choices' ? schema.describe('Options joined by commas.') : schema;
};

function schemaOf(answer: ProfileAnswer): z.ZodType<string> {
  switch (answer.kind) {
    case 'choice':
      return z.enum(answer.options);
    case 'choices': {
      const options = new Set(answer.options);
      return listOf((item) => options.has(item), options.size);
    }
    case 'places':
      return listOf((item) => codes[answer.of].is.test(item), mostPlaces);
    case 'text':
      return z.string().trim().max(answer.longest);
  }
}

/** The answers as they are sent. One that is empty or left out becomes null; repeated items of a list are dropped. */
export const demographicAnswers = z.object(
  fieldForEach((answer) => describeAnswer(optional(schemaOf(answer)), answer)),
);
