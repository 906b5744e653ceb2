import { validate, registrationDetails, type RegistrationDetails } from '@vernacular/contract';

import { GoTrueError } from '../gotrue/gotrue-error.ts';

export function readRegistrationDetails(data: unknown): RegistrationDetails {
  const read = validate(registrationDetails, data ?? {});
  if (read.isRight) return read.data;
  throw new GoTrueError('validation_failed', { sentence: read.sentences[0] ?? '' });
}
