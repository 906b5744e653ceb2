import { z } from 'zod';

import { request } from '../wire/request.ts';

/** Sent by the accessibility widget when it starts on a site. Nothing of it is kept. */
export const registerDomainCall = {
  ...request('POST', '/api/registerDomain', 'A site says that it shows the accessibility menu'),
  body: z.object({
    domain: z
      .string()
      .toLowerCase()
      .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'is not the name of a site')
      .describe('The host name of the site.'),
    created: z.iso.datetime({ offset: true }).describe('When the menu was started there.'),
  }),
  reply: z
    .object({ isRegistered: z.boolean() })
    .describe('Always false: this site keeps no list of the sites that show its menu.'),
} as const;
