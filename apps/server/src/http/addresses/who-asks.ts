import type { FastifyRequest } from 'fastify';

import { addressKey } from './address-key.ts';

/** Whom work is done for, to share it out fairly: a person, or the address a guest comes from. */
export const whoAsks = ({ visitor, ip }: Pick<FastifyRequest, 'visitor' | 'ip'>): string =>
  visitor?.id ?? addressKey(ip);
