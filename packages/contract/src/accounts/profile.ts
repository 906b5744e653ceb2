import { z } from 'zod';

import { demographicAnswers, describeAnswer, fieldForEach } from './profile-questions.ts';
import { request } from '../wire/request.ts';

const answer = z.string().nullable();

export const profile = z
  .object({
    email: answer,
    ...fieldForEach((asked) => describeAnswer(answer, asked)),
    rejectSaveData: z.boolean().describe('True: nothing this person writes is kept.'),
  })
  .describe('A profile');

export type Profile = z.output<typeof profile>;

const changes = demographicAnswers.extend({
  rejectSaveData: z.boolean(),
  removeDictionaries: z
    .boolean()
    .optional()
    .describe('With rejectSaveData: my own dictionaries go too. They stay when it is left out.'),
});

export type ProfileChanges = z.input<typeof changes>;

export const profileCall = {
  ...request('GET', '/api/profile', 'My profile'),
  reply: profile,
} as const;

/** Replaces all answers of the profile; an answer that is left out is deleted. */
export const saveProfileCall = {
  ...request('PUT', '/api/profile', 'Change my profile'),
  description:
    'Turning rejectSaveData on empties all past tasks for good, in the same transaction, and ends their links.',
  body: changes,
  reply: profile,
} as const;
