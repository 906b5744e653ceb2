import * as client from 'openid-client';

import type { SignInProvider } from '../../../dependencies/index.ts';
import { readEmailAddress } from '../email/email-address.ts';

const clockSeconds = 60;
const patienceSeconds = 10;

export interface AuthorizationSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isConfirmed: boolean;
  /** From the `auth_time` claim, in seconds since 1970. */
  readonly provedAt: number | null;
}

const authentication = (secret: string | undefined): client.ClientAuth =>
  secret === undefined
    ? client.None()
    : (server, registered, body, headers) => {
        const ways = server.token_endpoint_auth_methods_supported;
        const takesPost = ways?.includes('client_secret_post') === true;
        const show = takesPost ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
        return show(server, registered, body, headers);
      };

function read(
  { vouchesFor }: SignInProvider,
  claims: Readonly<Record<string, unknown>>,
): Pick<ProviderIdentity, 'email' | 'isConfirmed'> {
  const email = readEmailAddress(claims['email']);
  const said = claims['email_verified'];
  const domain = email?.slice(email.lastIndexOf('@') + 1) ?? '';
  // Some providers send the string "true". `vouchesFor` counts only when the claim is missing.
  const isConfirmed =
    said === true || said === 'true' || (said === undefined && vouchesFor.includes(domain));
  return { email, isConfirmed: email !== null && isConfirmed };
}

/**
 * A sign-in provider (OpenID Connect). Its configuration is discovered at the first use, and again after a failure.
 * `begin` gives the address to open and the secrets to keep; `finish` exchanges the answer for the identity.
 */
export function openProvider(described: SignInProvider, publicUrl: string) {
  const { id, label, issuer, clientId, clientSecret, scope } = described;
  const callback = `${publicUrl}/auth/v1/oidc/${id}/callback`;
  let known: Promise<client.Configuration> | undefined;
  const look = () =>
    client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: clockSeconds },
      authentication(clientSecret),
      {
        timeout: patienceSeconds,
        execute: [
          // Checks the ID token's signature although it came over TLS.
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  const configuration = () =>
    (known ??= look().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));

  return {
    id,
    label,
    issuer,
    begin: async ({ again }: { readonly again: boolean }) => {
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login' } : {}),
      });
      return { url, secrets };
    },
    finish: async (
      query: string,
      { state, nonce, verifier }: AuthorizationSecrets,
    ): Promise<ProviderIdentity> => {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, new URL(`${callback}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('There is no ID token.');
      // Address and confirmation must come from the same source.
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
      const address =
        claims['email'] === undefined && hasMore
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
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
