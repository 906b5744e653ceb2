import type { SiteName } from '@vernacular/contract';
import type { FastifySchema, HTTPMethods } from 'fastify';

import type { Config, Mailer } from '../../dependencies/index.ts';
import type { Store, User } from '../../store/index.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { openBackgroundWork } from './background-work.ts';
import type { AttemptLimits } from './rate-limits/attempt-limits.ts';
import type { KeyRing } from './sessions/key-ring.ts';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

/** The dictionary files of users. `eraseWith` runs `erase` and then removes the files of the user. */
export interface UserFiles {
  readonly eraseWith: (userId: string, erase: () => Promise<void>) => Promise<void>;
}

export interface AccountContext {
  readonly store: Store;
  readonly ownDictionaries: UserFiles;
  readonly passwords: PasswordHasher;
  readonly tokens: AccessTokens;
  readonly openRing: () => Promise<KeyRing>;
  readonly attempts: AttemptLimits;
  readonly devices: KnownDevices;
  readonly now: () => Date;
  readonly siteName: SiteName;
  readonly publicUrl: string;
  readonly confirmsEmail: boolean;
  readonly signUp: Config['SIGN_UP'];
  /** Whether REQUIRE_MFA demands a second factor of this user. */
  readonly mustHaveFactor: (user: Pick<User, 'email'>) => boolean;
  readonly mail: Mailer;
  readonly wakeEmailWorker: () => void;
  readonly inBackground: ReturnType<typeof openBackgroundWork>['start'];
}

/** The method, address and schema of a call of the account service, for `app.route`. */
export const accountRoute = <Schema extends FastifySchema>(
  method: HTTPMethods,
  url: string,
  schema: Schema,
) => ({ method, url, schema: { ...schema, tags: ['Accounts'] } });
