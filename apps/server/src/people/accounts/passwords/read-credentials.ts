import { z } from 'zod';

import { readEmailAddress } from '../email/email-address.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { normalisePassword } from './password-rules.ts';

export const credentials = z.looseObject({
  email: z.string().max(1000).optional(),
  phone: z.string().optional(),
  password: z.string().max(10_000).optional(),
});

/** The address and the normalised password of a request. Throws GoTrueError when one is missing or wrong. */
export function readCredentials(body: z.output<typeof credentials>): {
  readonly email: string;
  readonly password: string;
} {
  if (body.phone !== undefined && body.phone !== '')
    throw new GoTrueError('phone_provider_disabled');
  if (!body.email || !body.password)
    throw new GoTrueError('validation_failed', {
      sentence: 'You must provide either an email or phone number and a password',
    });
  const email = readEmailAddress(body.email);
  if (email === null) throw new GoTrueError('email_address_invalid');
  return { email, password: normalisePassword(body.password) };
}
