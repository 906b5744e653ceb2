import { z } from 'zod';

/** How often the site was opened. */
export const visitsCall = {
  method: 'GET',
  path: '/GetVisits',
  summary: 'How often the site was opened',
  reply: z.number().int().min(0).describe('Visits so far'),
} as const;
