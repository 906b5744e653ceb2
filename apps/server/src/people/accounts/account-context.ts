import type { SiteName } from '@vernacular/contract';

import type { ReaderLanguage } from '../../http/index.ts';
import type { Config, Email } from '../../dependencies/index.ts';
import type { Store, User } from '../../store/index.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { BackgroundWork } from './background-work.ts';
import type { AttemptLimits } from './rate-limits/attempt-limits.ts';
import type { KeyRing } from './sessions/key-ring.ts';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { EmailKind } from '../../words/index.ts';
import type { EmailFacts } from './email/render-email.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

interface QueuedEmail {
  readonly kind: EmailKind;
  readonly to: string;
  readonly link: string;
  readonly facts?: EmailFacts;
  readonly once?: { readonly hash: string; readonly expiresAt: Date };
  readonly language: ReaderLanguage;
}

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
  readonly send: (letter: QueuedEmail) => Promise<void>;
  readonly sendNow: (letter: Email) => Promise<void>;
  readonly deleteOutboxEmails: (address: string) => Promise<void>;
  readonly removeExpiredEmails: () => Promise<void>;
  readonly inBackground: BackgroundWork['start'];
}
