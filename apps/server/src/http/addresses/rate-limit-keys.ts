import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';

import type { FastifyRequest } from 'fastify';

/**
 * The key an address is counted under: an IPv4 address, or the /64 prefix of an IPv6 address, because one household
 * owns the whole prefix.
 */
export function ipKey(ip: string): string {
  const bare = ip.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Returns the SHA-256 hash of a key. The database counts requests and tokens under this hash, so that it holds no
 * address and no user id.
 */
export const hashKey = (key: string): string => hash('sha256', key, 'base64url');

export const hashIp = (ip: string): string => hashKey(ipKey(ip));

/** The id of a signed-in user, else the `ipKey`. It is not hashed, so it belongs in memory only. */
export const rateLimitKey = ({ visitor, ip }: Pick<FastifyRequest, 'visitor' | 'ip'>): string =>
  visitor?.id ?? ipKey(ip);
