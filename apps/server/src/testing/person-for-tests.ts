import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import type { TestSite } from './site-for-tests.ts';

/** Somebody with an account of a test site, and the calls they make. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** Makes a call in their name. */
  readonly call: (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: NonNullable<InjectOptions['payload']>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
}

/** Registers somebody who chose to save, or not to. */
export async function register(
  { app }: Pick<TestSite, 'app'>,
  email: string,
  { saves = true, ...details }: { readonly saves?: boolean; readonly goals?: string } = {},
): Promise<Person> {
  const reply = await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    payload: {
      email,
      password: passwordForTests,
      data: { acceptTermsPrivacyPolicy: true, rejectSaveData: !saves, ...details },
    },
  });
  expect(reply.statusCode).toBe(200);
  const { access_token: token, user } = reply.json<{
    access_token: string;
    user: { id: string };
  }>();
  const authorization = `Bearer ${token}`;
  return {
    id: user.id,
    email,
    token,
    call: (method, url, payload, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { authorization, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
  };
}

/** The password of everybody that `register` registers. */
export const passwordForTests = 'a quiet walk in November';
