import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import type { AccountError } from './account-error.ts';
import { requestAccounts, storeSession } from './account-request.ts';

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

type Asked =
  | {
      readonly type: 'create';
      readonly credential_options: { readonly publicKey: PublicKeyCredentialCreationOptionsJSON };
    }
  | {
      readonly type: 'request';
      readonly credential_options: { readonly publicKey: PublicKeyCredentialRequestOptionsJSON };
    };

type Shown =
  | { readonly credential: object; readonly error: null }
  | { readonly credential: null; readonly error: AccountError };

/** Opens the passkey dialog of the browser. Error: `passkey_known` if the device has one, else `passkey_cancelled`. */
async function ask(asked: Asked): Promise<Shown> {
  try {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
    const credential = await (asked.type === 'create'
      ? startRegistration({ optionsJSON: asked.credential_options.publicKey })
      : startAuthentication({ optionsJSON: asked.credential_options.publicKey }));
    return { credential, error: null };
  } catch (caught) {
    const isKnown = caught instanceof Error && caught.name === 'InvalidStateError';
    const code = isKnown ? 'passkey_known' : 'passkey_cancelled';
    return { credential: null, error: { name: 'PasskeyError', code, status: 0 } };
  }
}

/** Signs in with a passkey alone, which the user chooses among those for this site. Null on success. */
export async function signInWithPasskey(): Promise<AccountError | null> {
  const begun = await requestAccounts('POST', '/passkeys/authentication/options', {});
  if (begun.error) return begun.error;
  const publicKey = begun.data['options'] as PublicKeyCredentialRequestOptionsJSON;
  const { credential, error } = await ask({ type: 'request', credential_options: { publicKey } });
  if (error) return error;
  const shown = { challenge_id: begun.data['challenge_id'], credential };
  return storeSession(await requestAccounts('POST', '/passkeys/authentication/verify', shown));
}

/** Passes the second factor with a passkey, or completes the registration of a new one. Null on success. */
export async function showPasskey(factorId: string): Promise<AccountError | null> {
  const begun = await requestAccounts('POST', `/factors/${factorId}/challenge`, {});
  if (begun.error) return begun.error;
  const asked = begun.data['webauthn'] as Asked;
  const { credential, error } = await ask(asked);
  if (error) return error;
  const webauthn = { type: asked.type, credential_response: credential };
  const shown = { challenge_id: begun.data['id'], webauthn };
  return storeSession(await requestAccounts('POST', `/factors/${factorId}/verify`, shown));
}

/** Adds a passkey; without a name, the account service names it after the device. Null on success. */
export async function addPasskey(name: string): Promise<AccountError | null> {
  const { data, error } = await requestAccounts('POST', '/factors', {
    factor_type: 'webauthn',
    ...(name !== '' && { friendly_name: name }),
  });
  return error ?? showPasskey(String(data['id']));
}
