import { once } from 'node:events';
import { createServer } from 'node:http';

import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** A person as a provider knows them. */
export interface ForeignPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** A real OpenID Connect provider on a free port. */
export interface TestProvider {
  readonly issuer: string;
  /** How a site is configured to use it. */
  readonly described: object;
  /** Who is at the keyboard there; null for somebody who turns back. */
  person: ForeignPerson | null;
  readonly close: () => Promise<void>;
}

const clientSecret = 'a secret between the provider and the site';

/** Opens a provider that sends people back to a site under this public address. */
export async function openTestProvider(id: string, publicUrl: string): Promise<TestProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  let person: ForeignPerson | null = null;
  const people = new Map<string, ForeignPerson>();

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'vernacular',
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/auth/v1/oidc/${id}/callback`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: id }] },
    cookies: { keys: ['for this test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/who/${uid}` },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => people.get(sub) ?? { sub },
    }),
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) => {
      const of = { clientId: oidc.client.clientId, accountId: oidc.session.accountId };
      const grant = new provider.Grant(of);
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/who/') !== true) return answer(request, response);
    if (person !== null) people.set(person.sub, person);
    const result =
      person === null ? { error: 'access_denied' } : { login: { accountId: person.sub } };
    void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    described: { id, label: `University ${id}`, issuer, clientId: 'vernacular', clientSecret },
    get person() {
      return person;
    },
    set person(next) {
      person = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A browser: it keeps cookies for each origin, and follows where it is sent. */
export class TestBrowser {
  readonly #jars = new Map<string, Map<string, string>>();
  readonly #publicUrl: string;
  readonly #siteUrl: string;

  /** `siteUrl` is where the site that says it is at `publicUrl` really listens. */
  constructor(publicUrl: string, siteUrl: string) {
    this.#publicUrl = publicUrl;
    this.#siteUrl = siteUrl;
  }

  /** One call, with the cookies of its origin; nothing is followed. */
  async call(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#publicUrl);
    const jar = this.#jars.get(url.origin) ?? new Map<string, string>();
    this.#jars.set(url.origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url.href.replace(this.#publicUrl, this.#siteUrl), {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      const isOver = /expires=Thu, 01 Jan 1970/i.test(line) || /max-age=0/i.test(line);
      if (isOver) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    return reply;
  }

  /** A call with JSON. */
  send(address: string, body: object, token?: string): Promise<Response> {
    return this.call(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  }

  /** Follows an address until it leads back to the site; returns where. */
  async walk(address: string): Promise<string> {
    let at = address;
    for (let steps = 0; steps < 10; steps += 1) {
      if (new URL(at, this.#publicUrl).origin === this.#publicUrl) return at;
      const reply = await this.call(at);
      const location = reply.headers.get('location');
      if (location === null)
        throw new Error(`${at} answered ${reply.status}: ${await reply.text()}`);
      at = new URL(location, at).href;
    }
    throw new Error('There is no end to it.');
  }

  /** Signs in with a provider as far as the page that the site leads to. */
  async arrive(provider: string, more: object = {}): Promise<string> {
    const started = await this.send('/auth/v1/oidc/start', { provider, ...more });
    const { url } = (await started.json()) as { url: string };
    return this.land(await this.walk(url));
  }

  /** Opens the address a provider leads back to; returns the page the site leads on to. */
  async land(address: string): Promise<string> {
    const reply = await this.call(address);
    return reply.headers.get('location') ?? `${reply.status}`;
  }

  /** Asks for the session of who has arrived. */
  async enter(more: object = {}): Promise<{ status: number; said: Record<string, unknown> }> {
    const reply = await this.send('/auth/v1/oidc/arrival', more);
    return { status: reply.status, said: (await reply.json()) as Record<string, unknown> };
  }
}
