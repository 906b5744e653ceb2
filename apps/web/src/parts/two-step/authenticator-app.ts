import { askAccounts, openAccounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';

export interface NewApp {
  readonly id: string;
  /** QR code as a data URL. */
  readonly picture: string;
  /** The same secret for manual entry, in base 32. */
  readonly secret: string;
  /** The same secret as a link that opens an app on this device. */
  readonly link: string;
}

type Begun =
  | { readonly app: NewApp; readonly trouble: null }
  | { readonly app: null; readonly trouble: AccountTrouble };

/**
 * Starts to set up an authenticator app and returns its QR code and secret, or the reason why this failed. The app
 * counts only after its first code has been verified. Never throws.
 */
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

export async function showFirstCode(
  factorId: string,
  code: string,
): Promise<AccountTrouble | null> {
  const error = await askAccounts(({ mfa }) => mfa.challengeAndVerify({ factorId, code }));
  return error && accountErrorOf(error);
}

export async function removeApp(factorId: string): Promise<AccountTrouble | null> {
  const error = await askAccounts(({ mfa }) => mfa.unenroll({ factorId }));
  return error && accountErrorOf(error);
}

/**
 * The QR code of an enrolment as a data URL. The client returns raw SVG; it is percent-encoded because a `#` would end
 * the URL.
 */
export function pictureOf(qrCode: string): string {
  const svg = qrCode.slice(Math.max(0, qrCode.indexOf('<svg')));
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
