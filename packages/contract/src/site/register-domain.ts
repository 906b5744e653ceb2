import { z } from 'zod';

import { request } from '../wire/request.ts';

/** Sent by the accessibility widget when it starts on a site. Nothing of it is kept. */
export const registerDomainCall = {
  ...request(
    'POST',
    '/api/registerDomain',
    'Report that a site shows the accessibility menu; nothing is stored',
  ),
  body: z.object({
    domain: z
      .string()
      .toLowerCase()
      .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is not the name of a site')
      .describe('Host name of the site that shows the menu.'),
    created: z.iso.datetime({ offset: true }).describe('When the menu started on that site.'),
  }),
  reply: z
    .object({ isRegistered: z.boolean() })
    .describe('isRegistered is always false: no list of the sites that show the menu is kept.'),
} as const;
