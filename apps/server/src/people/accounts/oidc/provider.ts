import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

import type { SignInProvider } from '../../../outside/index.ts';
import { readEmailAddress } from '../email/email-address.ts';

/** How far the clock of a provider may be from ours, in seconds. */
const clockSeconds = 60;
const patienceSeconds = 10;

/** What is kept of a sign-in while somebody is at their provider. */
export interface AuthorizationSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a provider says of who came back. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider stands for it that the address is theirs. */
  readonly isConfirmed: boolean;
  /** When they last proved to the provider who they are, in seconds since 1970, where it tells. */
  readonly provedAt: number | null;
}

/** A provider that people can sign in with. */
export interface Provider extends Pick<SignInProvider, 'id' | 'label' | 'issuer'> {
  /** Where to send somebody, and what to keep until they are back. */
  readonly begin: (options: {
    readonly again: boolean;
  }) => Promise<{ url: URL; secrets: AuthorizationSecrets }>;
  /** Who came back; throws when anything of the answer is not what was asked for. */
  readonly finish: (query: string, secrets: AuthorizationSecrets) => Promise<ProviderIdentity>;
}

/** Shows the secret of a site in the way the provider takes it. */
const authentication = (secret: string | undefined): ClientAuth =>
  secret === undefined
    ? None()
    : (server, client, body, headers) => {
        const ways = server.token_endpoint_auth_methods_supported;
        const takesPost = ways?.includes('client_secret_post') === true;
        const show = takesPost ? ClientSecretPost(secret) : ClientSecretBasic(secret);
        return show(server, client, body, headers);
      };

function read(
  { vouchesFor }: SignInProvider,
  claims: Readonly<Record<string, unknown>>,
): Pick<ProviderIdentity, 'email' | 'isConfirmed'> {
  const email = readEmailAddress(claims['email']);
  const said = claims['email_verified'];
  const domain = email?.slice(email.lastIndexOf('@') + 1) ?? '';
  // Some providers write their yes as a word. Only where one says nothing, its own domains speak for it.
  const isConfirmed =
    said === true || said === 'true' || (said === undefined && vouchesFor.includes(domain));
  return { email, isConfirmed: email !== null && isConfirmed };
}

/** A provider as configured. Where its doors are it is asked when somebody first comes, and again after a failure. */
export function openProvider(described: SignInProvider, publicUrl: string): Provider {
  const { id, label, issuer, clientId, clientSecret, scope } = described;
  const callback = `${publicUrl}/auth/v1/oidc/${id}/callback`;
  let known: Promise<Configuration> | undefined;
  const look = async () => {
    const found = await discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: clockSeconds },
      authentication(clientSecret),
      {
        timeout: patienceSeconds,
        execute: [
          // The signature of what it says is checked, though it comes over a connection of our own.
          enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
        ],
      },
    );
    return found;
  };
  const configuration = () =>
    (known ??= look().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));

  return {
    id,
    label,
    issuer,
    begin: async ({ again }) => {
      const secrets = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login' } : {}),
      });
      return { url, secrets };
    },
    finish: async (query, { state, nonce, verifier }) => {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, new URL(`${callback}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('There is no ID token.');
      // An address and whether it is confirmed are believed from one hand, not each from another.
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
      const address =
        claims['email'] === undefined && hasMore
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        provedAt: claims.auth_time ?? null,
        ...read(described, address),
      };
    },
  };
}
