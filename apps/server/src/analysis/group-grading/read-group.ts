import { limits } from '@vernacular/contract';

import { Failure, type FormPart, type FormRules } from '../../http/index.ts';
import { isChosen } from '../grading/form-fields.ts';

export const groupRules: FormRules = {
  parts: limits.groupFiles + 20,
  fields: {
    timePriodDDL: { limit: 1024, tooLarge: 'invalid-request' },
    insist: { limit: 64, tooLarge: 'invalid-request' },
    method: { limit: 64, tooLarge: 'invalid-request' },
    ArticlesGroupFU: { limit: limits.group, tooLarge: 'group-too-large' },
  },
};

export function filesOf(parts: readonly FormPart[]): FormPart[] {
  const files = parts.filter((part) => part.field === 'ArticlesGroupFU' && isChosen(part));
  if (files.length === 0) throw new Failure('no-files');
  if (files.length > limits.groupFiles) throw new Failure('too-many-files');
  return files;
}
