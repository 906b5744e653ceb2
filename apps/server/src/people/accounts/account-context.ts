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

interface QueuedEmail {
  readonly kind: EmailKind;
  readonly to: string;
  readonly link: string;
  readonly facts?: EmailFacts;
  /** The one-time link in the letter, by hash. */
  readonly once?: { readonly hash: string; readonly expiresAt: Date };
  readonly language: ReaderLanguage;
}

/** Files of a user on disk, outside the database. */
export interface UserFiles {
  /** Deletes a user's files together with `erase`, which ends the account. */
  readonly eraseWith: (userId: string, erase: () => Promise<void>) => Promise<void>;
}

/** What the account routes receive. */
export interface AccountContext {
  readonly store: Store;
  readonly ownDictionaries: UserFiles;
  readonly passwords: PasswordHasher;
  readonly tokens: AccessTokens;
  readonly ring: KeyRing;
  readonly attempts: AttemptLimits;
  readonly devices: KnownDevices;
  readonly now: () => Date;
  readonly siteName: SiteName;
  readonly publicUrl: string;
  /** CONFIRM_EMAIL: an account cannot sign in before its address is confirmed. */
  readonly confirmsEmail: boolean;
  readonly signUp: Config['SIGN_UP'];
  /** Queues a letter; the worker sends and retries it. */
  readonly send: (letter: QueuedEmail) => Promise<void>;
  readonly sendNow: (letter: Email) => Promise<void>;
  /** Deletes an address's letters from the outbox folder. */
  readonly deleteOutboxEmails: (address: string) => Promise<void>;
  /** Deletes letters that have waited too long, queued or in the outbox folder. */
  readonly removeExpiredEmails: () => Promise<void>;
  /** Runs work after the reply, so that response times reveal nothing. Errors are logged. */
  readonly inBackground: (log: FastifyBaseLogger, work: () => Promise<void>) => void;
}
