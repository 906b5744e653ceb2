import { gradeCall } from '@vernacular/contract';

import { Failure, type FormPart } from '../../http/index.ts';

/** Whether a form insists on its period, whatever the language of the text. */
export function insistsIn(parts: readonly FormPart[]): boolean {
  const part = parts.find(({ field }) => field === 'insist');
  const said = new TextDecoder().decode(part?.bytes).trim() || 'false';
  const parsed = gradeCall.form.shape.insist.safeParse(said);
  if (parsed.success) return parsed.data === 'true';
  throw new Failure('invalid-request', `insist is true or false, not ‘${said}’.`);
}
