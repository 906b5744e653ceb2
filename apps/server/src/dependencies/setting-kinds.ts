import { isIP } from 'node:net';

import { z } from 'zod';

export const httpAddress = 'an address that begins with http:// or https://';

/**
 * A setting of the environment: its schema, and how docs/settings.md describes it. `mustBe` ends the sentence “PORT must
 * be …”; `unset` is the default in words, where that of the schema does not say it. Its value is never printed.
 */
export const setting = <T extends z.ZodType>(
  accepts: T,
  mustBe: string,
  about: string,
  unset?: string,
) => ({ accepts, mustBe, about, unset });

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
export const text = z.string().min(1);

/**
 * The URL of a bucket, with its key and secret before the host, such as https://KEY:SECRET@s3.example.org/bucket. Key
 * and secret may hold percent-encoded characters.
 */
export const bucketAddress = z.url({ protocol: /^https?$/ }).refine((url) => {
  const { username, password, pathname } = new URL(url);
  return username !== '' && password !== '' && pathname.length > 1;
});
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${String(most).length}}$`))
    .transform(Number)
    .refine((number) => number >= least && number <= most);

const hour = 60 * 60 * 1000;

/** Reads a time in hours or days, such as 12h or 60d, and gives it in milliseconds. */
export const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}[hd]$/)
  .transform((value) => Number.parseInt(value, 10) * (value.endsWith('h') ? hour : 24 * hour));

export const list = z.string().transform((values) => values.split(',').map((one) => one.trim()));

const isProxy = (name: string) => proxyNames.has(name) || isIP(name.split('/')[0] ?? '') !== 0;

/** The proxies to trust: none, a number of them, or their addresses. Never `true`: a client could then forge X-Forwarded-For. */
export const trusted = z.union([
  z.literal('false').transform(() => false as const),
  wholeNumber(1, 9),
  list.refine((names) => names.every(isProxy)),
]);

export const yesOrNo = z
  .enum(['true', 'false'])
  .default('false')
  .transform((answer) => answer === 'true');

const domain = z.hostname().refine((name) => name.includes('.'));

export const whoMayRegister = z.union([
  z.enum(['open', 'closed']),
  list.transform((names) => names.map((name) => name.toLowerCase())).pipe(z.array(domain)),
]);

export const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});
