import { z } from 'zod';

import { shownTask, taskType } from './saved-tasks.ts';
import { request } from '../wire/request.ts';

const token = z.string().max(100);

const share = z.object({
  id: z.string().describe('The token in the link.'),
  link: z.string().describe('Path of the page that shows the task: /share/{id}.'),
  createdAt: z.string(),
  isRevoked: z.boolean(),
  expiresAt: z.string().nullable(),
});

export type Share = z.output<typeof share>;

const end = z.iso.datetime({ offset: true }).nullable();

const ofTask = z.object({ taskType, taskId: z.string().min(1).max(64) });

export const shareCall = {
  ...request('POST', '/api/shares', 'Share one of my tasks'),
  body: ofTask.extend({
    expiresAt: end
      .optional()
      .describe('When the link stops working. Without it, or with null, the link never expires.'),
  }),
  reply: share.pick({ id: true, link: true }).describe('The new link'),
} as const;

export const sharesCall = {
  ...request('GET', '/api/shares', 'My links to one of my tasks, newest first'),
  query: ofTask,
  reply: z
    .object({
      shares: z.array(share),
      most: z.number().int().describe('How many links to one task can work at the same time.'),
    })
    .describe('The links'),
} as const;

export const endShareCall = {
  ...request('PUT', '/api/shares/:id', 'Change when one of my links stops working'),
  params: z.object({ id: token }),
  body: z.object({ expiresAt: end.describe('When the link stops working; null for never.') }),
  reply: share.pick({ id: true, link: true, expiresAt: true }).describe('The same link'),
} as const;

/** Revokes a link for good. */
export const revokeCall = {
  ...request('POST', '/api/shares/:id/revoke', 'Revoke one of my links'),
  params: z.object({ id: token }),
  reply: z.object({ isRevoked: z.literal(true) }).describe('Done'),
} as const;

/** The task behind a link, for anyone who has the link; needs no account. */
export const sharedCall = {
  ...request('GET', '/api/share/:token', 'A shared task'),
  params: z.object({ token }),
  reply: z.object({ taskType, shown: shownTask }).describe('What a link shows'),
} as const;
