import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What attempts from a network address are counted under: an IPv4 address, or the first half of an IPv6 address,
 * because one household has all of the second half.
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

/** What is stored of a network address, to count attempts by: a hash, never the address. */
export const hashIp = (ip: string): string =>
  createHash('sha256').update(ipKey(ip)).digest('base64url');
