import { z } from 'zod';

export const visitsCall = {
  method: 'GET',
  path: '/GetVisits',
  summary: 'How many visits the site has had',
  reply: z.number().int().min(0).describe('Visits so far'),
} as const;
