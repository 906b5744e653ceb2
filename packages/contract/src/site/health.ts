import { z } from 'zod';

import { request } from '../wire/request.ts';

/** Whether the server process is up; it checks no other service. */
export const healthCall = {
  ...request('GET', '/healthz', 'Whether the server process is up; any reply means that it is'),
  reply: z.object({ status: z.literal('up') }).describe('The site is up'),
} as const;

/** Whether the server can work now; a load balancer sends no requests where it can’t. */
export const readyCall = {
  ...request(
    'GET',
    '/readyz',
    'Whether the site can work: database and dictionaries answer, and it is not shutting down',
  ),
  query: z.object({
    exclude: z
      .enum(['database'])
      .optional()
      .describe(
        'A part that status does not depend on. With database, the site counts as ready without its database, since it can still serve guests.',
      ),
  }),
  reply: z
    .object({
      status: z.enum(['ready', 'not-ready']),
      database: z
        .boolean()
        .describe('Whether the database answers, has its schema and accepts writes.'),
      dictionaries: z.boolean().describe('Whether there are word counts to grade with.'),
      audit: z
        .boolean()
        .describe(
          'Whether security events can be written to the audit log; status does not depend on it.',
        ),
      corpora: z
        .boolean()
        .optional()
        .describe(
          'Whether the object store answers that holds the texts waiting to be counted for own dictionaries; status does not depend on it. Missing when no such store is set up.',
        ),
      ending: z.boolean().describe('Whether the site is shutting down.'),
    })
    .describe('Whether the site is ready, and which of its parts work'),
} as const;
