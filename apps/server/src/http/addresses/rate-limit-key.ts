import type { FastifyRequest } from 'fastify';

import { ipKey } from './ip-key.ts';

/** Whom work is done for, to share it out fairly: a person, or the address a guest comes from. */
export const rateLimitKey = ({ visitor, ip }: Pick<FastifyRequest, 'visitor' | 'ip'>): string =>
  visitor?.id ?? ipKey(ip);
