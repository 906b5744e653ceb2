import { z } from 'zod';

/** Whether the site is up and its database answers. */
export const healthCall = {
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the site is up',
  reply: z.object({ status: z.enum(['up', 'failing']) }).describe('The state of the site'),
} as const;
