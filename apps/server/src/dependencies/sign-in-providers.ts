import { inLanguages } from '@vernacular/exercises';
import { z } from 'zod';

const words = z.string().trim().min(1).max(80);
const domain = z.hostname().toLowerCase();
const isOnThisMachine = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const issuer = z.url({ protocol: /^https?$/ }).refine((address) => {
  const url = new URL(address);
  return url.protocol === 'https:' || isOnThisMachine(url);
}, 'must begin with https://');

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/),
  label: z
    .union([words, z.strictObject(inLanguages(() => words))])
    .transform((label) => (typeof label === 'string' ? inLanguages(() => label) : label)),
  issuer,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scope: z
    .string()
    .regex(/\bopenid\b/)
    .default('openid email'),
  /** Addresses at these domains count as confirmed when the provider sends no `email_verified`. */
  vouchesFor: z.array(domain).default([]),
});

export const signInProviders = z
  .array(provider)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
  .refine((all) => new Set(all.map((one) => one.issuer)).size === all.length);

export type SignInProvider = z.output<typeof provider>;
