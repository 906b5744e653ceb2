import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLimits } from '@vernacular/contract';

const howMany = 3000;

/** The most common passwords among those long enough to be allowed, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as readonly string[])
    .filter((password) => password.length >= passwordLimits.shortest)
    .slice(0, howMany),
);
