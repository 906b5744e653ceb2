import { z } from 'zod';

import { demographicAnswers, describeAnswer, fieldForEach } from './profile-questions.ts';
import { request } from '../wire/request.ts';

const answer = z.string().nullable();

export const profile = z
  .object({
    email: answer,
    ...fieldForEach((asked) => describeAnswer(answer, asked)),
    rejectSaveData: z
      .boolean()
      .describe('True when the site saves nothing that this person writes.'),
  })
  .describe('A profile');

export type Profile = z.output<typeof profile>;

const changes = demographicAnswers.extend({
  rejectSaveData: z.boolean(),
  removeDictionaries: z
    .boolean()
    .optional()
    .describe(
      'True together with rejectSaveData deletes my own dictionaries too. Without it they stay.',
    ),
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
    'Replaces all answers; an answer that is left out is deleted. Turning rejectSaveData on empties all saved tasks for good, ends the links to them, and deletes known words and reader tests.',
  body: changes,
  reply: profile,
} as const;
