import { nameIn } from '@vernacular/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';

import type { ReaderLanguage } from '../../../http/index.ts';
import type { Factor, NewPasskey, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

/** The fields of a browser's reply to a passkey request that are read here; the WebAuthn library checks the others. */
export const credential = z.looseObject({
  id: z.string().max(2000),
  response: z.looseObject({ userHandle: z.string().max(200).nullish() }),
});
export type Credential = z.output<typeof credential>;

type Site = Pick<AccountContext, 'publicUrl'>;

const partyOf = ({ publicUrl }: Site) => {
  const { hostname, origin } = new URL(publicUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
};

const credentialsOf = (factors: readonly Factor[]) =>
  factors.flatMap(({ credentialId: id }) => (id === null ? [] : [{ id }]));

const handleOf = (userId: string) => Buffer.from(userId);

/**
 * Options to create a passkey that the device stores with the account (discoverable) and that asks for a PIN, finger or
 * face.
 */
export const newPasskeyOptions = (
  context: Pick<AccountContext, 'publicUrl' | 'siteName'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  known: readonly Factor[],
  language: ReaderLanguage,
) =>
  generateRegistrationOptions({
    rpName: nameIn(context.siteName, language),
    rpID: partyOf(context).expectedRPID,
    userName: email,
    userID: new Uint8Array(handleOf(id)),
    excludeCredentials: credentialsOf(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Options to sign in with a passkey: one of `known`, or without it any that the person has for this site. */
export const passkeyOptions = (context: Site, known: readonly Factor[] = []) =>
  generateAuthenticationOptions({
    rpID: partyOf(context).expectedRPID,
    allowCredentials: credentialsOf(known),
    userVerification: 'required',
  });

/** The library throws a plain Error for whatever is wrong with an answer. */
const refuse = (cause: unknown): never => {
  throw new GoTrueError('mfa_verification_failed', {
    sentence: 'This passkey could not be checked.',
    cause,
  });
};

/** Checks the reply to `newPasskeyOptions` and returns the passkey to store. Throws `mfa_verification_failed`. */
export async function readNewPasskey(
  context: Site,
  expectedChallenge: string,
  sent: Credential,
): Promise<NewPasskey> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...partyOf(context),
    expectedChallenge,
    response: sent as unknown as RegistrationResponseJSON,
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) return refuse(undefined);
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * Throws `mfa_verification_failed` unless the passkey `factor` signed the challenge for this site and its counter went
 * up. The counter of a passkey that is on several devices is always 0.
 */
export async function checkPasskey(
  context: Pick<AccountContext, 'publicUrl' | 'store'>,
  factor: Factor,
  expectedChallenge: string,
  sent: Credential,
): Promise<void> {
  const { userHandle } = sent.response;
  if (userHandle && !handleOf(factor.userId).equals(Buffer.from(userHandle, 'base64url')))
    return refuse(undefined);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...partyOf(context),
    expectedChallenge,
    response: sent as unknown as AuthenticationResponseJSON,
    credential: {
      id: factor.credentialId ?? '',
      publicKey: new Uint8Array(Buffer.from(factor.secret, 'base64url')),
      counter: factor.lastStep ?? 0,
    },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified || !(await context.store.passkeys.use(factor.id, authenticationInfo.newCounter)))
    refuse(undefined);
}
