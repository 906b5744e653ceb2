import { readPlainly, registrationDetails, type RegistrationDetails } from '@vernacular/contract';

import { GoTrueError } from '../gotrue/gotrue-error.ts';

/** The fields of the register form; throws in the words of the account service when one is missing or wrong. */
export function readRegistrationDetails(data: unknown): RegistrationDetails {
  const read = readPlainly(registrationDetails, data ?? {});
  if (read.isRight) return read.data;
  throw new GoTrueError('validation_failed', { sentence: read.sentences[0] ?? '' });
}
