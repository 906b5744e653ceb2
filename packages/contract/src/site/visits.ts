import { z } from 'zod';

import { request } from '../wire/request.ts';

export const visitsCall = {
  ...request('GET', '/GetVisits', 'How many visits the site has had'),
  reply: z.number().int().min(0).describe('Visits so far'),
} as const;
