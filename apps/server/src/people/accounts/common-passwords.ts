import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLimits } from '@vernacular/contract';

/** The common passwords that are long enough to be allowed, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as readonly string[]).filter(
    (password) => password.length >= passwordLimits.shortest,
  ),
);
