import type { SiteName } from '@vernacular/contract';
import type { FastifyBaseLogger } from 'fastify';

import type { ReaderLanguage } from '../../http/index.ts';
import type { Config, Letter } from '../../outside/index.ts';
import type { Store } from '../../store/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Attempts } from './attempts.ts';
import type { KeyRing } from './key-ring.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LetterKind } from './letter-words.ts';
import type { LetterFacts } from './letters.ts';
import type { Passwords } from './passwords.ts';

/** A letter that is to be sent, still without words. */
interface LetterOrder {
  readonly kind: LetterKind;
  readonly to: string;
  readonly link: string;
  readonly facts?: LetterFacts;
  /** The hash of a link in it that works once, and when that is over. */
  readonly once?: { readonly hash: string; readonly expiresAt: Date };
  readonly language: ReaderLanguage;
}

/** What people keep on the disk, outside the store. */
export interface OwnFiles {
  /** Removes the files of a person whose account ends with `erase`. */
  readonly eraseWith: (userId: string, erase: () => Promise<void>) => Promise<void>;
}

/** What the account calls work with. */
export interface AccountMeans {
  readonly store: Store;
  readonly ownDictionaries: OwnFiles;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly ring: KeyRing;
  readonly attempts: Attempts;
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
  readonly send: (letter: LetterOrder) => Promise<void>;
  /** Sends a letter that has its words at once; throws when that can't be. */
  readonly sendWritten: (letter: Letter) => Promise<void>;
  /** Removes what still waits to be sent to an address. */
  readonly forgetLetters: (address: string) => Promise<void>;
  /** Removes what has waited too long to be sent. */
  readonly tidyLetters: () => Promise<void>;
  /** Does work after the reply, so that its time tells nothing; a failure is logged. */
  readonly afterwards: (log: FastifyBaseLogger, work: () => Promise<void>) => void;
}
