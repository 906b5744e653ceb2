import type { FastifyRequest } from 'fastify';

import { ipKey } from './ip-key.ts';

/** The key under which a request is rate-limited: the user's id, or a guest's address. */
export const rateLimitKey = ({ visitor, ip }: Pick<FastifyRequest, 'visitor' | 'ip'>): string =>
  visitor?.id ?? ipKey(ip);
