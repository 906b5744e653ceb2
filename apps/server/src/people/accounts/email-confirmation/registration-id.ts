import { createHash } from 'node:crypto';

/**
 * The id of a registration that waits for its link, as a UUID. The browser that registered knows it and nobody else:
 * it is derived from the password hash, which has a random salt.
 */
export function registrationIdOf(passwordHash: string): string {
  const hex = createHash('sha256').update(`registration ${passwordHash}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * The first eight characters of the id, for the link in the mail: by them the browser that registered recognises its
 * own link. They do not reveal the id.
 */
export const markOf = (registrationId: string): string => registrationId.slice(0, 8);
