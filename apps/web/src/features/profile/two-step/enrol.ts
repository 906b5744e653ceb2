import { openAccounts } from '../../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../../platform/account/account-error.ts';

/** An authenticator app about to be set up. */
export interface NewApp {
  readonly id: string;
  /** The picture for the app to scan, as the address of an image. */
  readonly picture: string;
  /** The same for the fingers, in base 32. */
  readonly secret: string;
  /** The same as a link for an app on this device. */
  readonly link: string;
}

type Begun =
  | { readonly app: NewApp; readonly trouble: null }
  | { readonly app: null; readonly trouble: AccountTrouble };

/** Begins to set up an authenticator app; it counts once its first code has been shown. */
export async function enrol(): Promise<Begun> {
  try {
    const { mfa } = await openAccounts();
    const { data, error } = await mfa.enroll({ factorType: 'totp' });
    if (error) return { app: null, trouble: accountErrorOf(error) };
    const { qr_code, secret, uri } = data.totp;
    return {
      app: { id: data.id, picture: pictureOf(qr_code), secret, link: uri },
      trouble: null,
    };
  } catch {
    return { app: null, trouble: accountErrorOf(unasked) };
  }
}

/** Shows the first code of a new app; null when it was right. */
export async function showFirstCode(
  factorId: string,
  code: string,
): Promise<AccountTrouble | null> {
  try {
    const { mfa } = await openAccounts();
    const { error } = await mfa.challengeAndVerify({ factorId, code });
    return error && accountErrorOf(error);
  } catch {
    return accountErrorOf(unasked);
  }
}

/** Takes an authenticator app away, or one that was never finished; null when it is gone. */
export async function removeApp(factorId: string): Promise<AccountTrouble | null> {
  try {
    const { mfa } = await openAccounts();
    const { error } = await mfa.unenroll({ factorId });
    return error && accountErrorOf(error);
  } catch {
    return accountErrorOf(unasked);
  }
}

/** The client hands on the SVG as it came, where a `#` would end the address. */
export function pictureOf(qrCode: string): string {
  const svg = qrCode.slice(Math.max(0, qrCode.indexOf('<svg')));
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
