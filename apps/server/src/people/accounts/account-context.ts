import type { SiteName } from '@vernacular/contract';
import type { FastifyBaseLogger } from 'fastify';

import type { ReaderLanguage } from '../../http/index.ts';
import type { Config, Email } from '../../outside/index.ts';
import type { Store } from '../../store/index.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { AttemptLimits } from './rate-limits/attempt-limits.ts';
import type { KeyRing } from './sessions/key-ring.ts';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { EmailKind } from './email/email-templates.ts';
import type { EmailFacts } from './email/render-email.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';

/** A letter that is to be sent, still without words. */
interface QueuedEmail {
  readonly kind: EmailKind;
  readonly to: string;
  readonly link: string;
  readonly facts?: EmailFacts;
  /** The hash of a link in it that works once, and when that is over. */
  readonly once?: { readonly hash: string; readonly expiresAt: Date };
  readonly language: ReaderLanguage;
}

/** What people keep on the disk, outside the store. */
export interface UserFiles {
  /** Removes the files of a person whose account ends with `erase`. */
  readonly eraseWith: (userId: string, erase: () => Promise<void>) => Promise<void>;
}

/** What the account calls work with. */
export interface AccountContext {
  readonly store: Store;
  readonly ownDictionaries: UserFiles;
  readonly passwords: PasswordHasher;
  readonly tokens: AccessTokens;
  readonly ring: KeyRing;
  readonly attempts: AttemptLimits;
  readonly devices: KnownDevices;
  readonly now: () => Date;
  /** What the site calls itself, in letters and authenticator apps. */
  readonly siteName: SiteName;
  /** The address people reach the site at, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether an account waits for its e-mail address to be confirmed before it can be used. */
  readonly confirmsEmail: boolean;
  /** Who may get an account: everybody, nobody, or addresses at these domains. */
  readonly signUp: Config['SIGN_UP'];
  /** Puts a letter into the line; it is sent soon, and tried again when it could not be. */
  readonly send: (letter: QueuedEmail) => Promise<void>;
  /** Sends a letter that has its words at once; throws when that can't be. */
  readonly sendNow: (letter: Email) => Promise<void>;
  /** Removes what still waits to be sent to an address. */
  readonly deleteOutboxEmails: (address: string) => Promise<void>;
  /** Removes what has waited too long to be sent. */
  readonly removeExpiredEmails: () => Promise<void>;
  /** Does work after the reply, so that its time tells nothing; a failure is logged. */
  readonly inBackground: (log: FastifyBaseLogger, work: () => Promise<void>) => void;
}
