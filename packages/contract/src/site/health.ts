import { z } from 'zod';

import { request } from '../wire/request.ts';

/** Whether the server process is up; it checks no other service. */
export const healthCall = {
  ...request('GET', '/healthz', 'Whether the site is up; a reply means that it is'),
  reply: z.object({ status: z.literal('up') }).describe('The site lives'),
} as const;

/** Whether the server can work now; a load balancer sends no requests where it can’t. */
export const readyCall = {
  ...request(
    'GET',
    '/readyz',
    'Whether the site can do its work: database, dictionaries, and not about to end',
  ),
  query: z.object({
    exclude: z
      .enum(['database'])
      .optional()
      .describe('What the answer does not depend on: a site without its database serves guests.'),
  }),
  reply: z
    .object({
      status: z.enum(['ready', 'not-ready']),
      database: z
        .boolean()
        .describe('Whether the database answers, has its schema and takes writes.'),
      dictionaries: z.boolean().describe('Whether there are counts to grade with.'),
      audit: z
        .boolean()
        .describe('Whether security events can be written down; the site works without.'),
      corpora: z
        .boolean()
        .optional()
        .describe(
          'Whether the store answers in which texts wait to be counted for own dictionaries, where one is set; the site works without.',
        ),
      ending: z.boolean().describe('Whether the site is about to end.'),
    })
    .describe('What the site is ready for'),
} as const;
