import type { Method } from '@vernacular/analyzer';
import { gradeCall, gradingMethod } from '@vernacular/contract';

import { Failure, type FormPart, type FormRules } from '../../http/index.ts';

/** The fields that say how to grade a form's text or texts. */
export const optionFields: FormRules['fields'] = {
  timePriodDDL: { limit: 1024, tooLarge: 'invalid-request' },
  insist: { limit: 64, tooLarge: 'invalid-request' },
  method: { limit: 64, tooLarge: 'invalid-request' },
};

/** The text of a form field; empty when the form has no such field. */
export const fieldOf = (parts: readonly FormPart[], name: string): string =>
  new TextDecoder().decode(parts.find(({ field }) => field === name)?.bytes);

export const periodOf = (parts: readonly FormPart[]): string | undefined =>
  fieldOf(parts, 'timePriodDDL').trim() || undefined;

export function methodOf(parts: readonly FormPart[]): Method {
  const asked = fieldOf(parts, 'method').trim() || 'published';
  const parsed = gradingMethod.safeParse(asked);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid-request', `The method is published or refined, not ‘${asked}’.`);
}

export function insistsIn(parts: readonly FormPart[]): boolean {
  const asked = fieldOf(parts, 'insist').trim() || 'false';
  const parsed = gradeCall.form.shape.insist.safeParse(asked);
  if (parsed.success) return parsed.data === 'true';
  throw new Failure('invalid-request', `insist is true or false, not ‘${asked}’.`);
}

/** Whether a file was chosen: browsers send a file field that was left empty as a file without name and content. */
export const isChosen = ({ fileName, bytes }: FormPart): boolean =>
  Boolean(fileName) || bytes.length > 0;
