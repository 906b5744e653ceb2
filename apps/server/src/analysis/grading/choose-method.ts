import type { Method } from '@vernacular/analyzer';
import { gradingMethod } from '@vernacular/contract';

import { Failure, type FormPart } from '../../http/index.ts';

/** The method a form asks for; the published one when it says nothing. */
export function methodOf(parts: readonly FormPart[]): Method {
  const part = parts.find(({ field }) => field === 'method');
  const asked = new TextDecoder().decode(part?.bytes).trim() || 'published';
  const parsed = gradingMethod.safeParse(asked);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid-request', `The method is published or refined, not ‘${asked}’.`);
}
