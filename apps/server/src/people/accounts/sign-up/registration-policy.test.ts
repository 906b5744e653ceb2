import { afterEach, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  details,
  openAuthSite,
  password,
} from '../../../testing/auth-client-for-tests.ts';

describe('who may register', () => {
  let auth: AuthSite;
  afterEach(() => auth.close());

  const confirming = {
    CONFIRM_EMAIL: 'true',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.org',
  };
  const signUp = async (email: string) => {
    const { error } = await auth
      .newClient()
      .signUp({ email, password, options: { data: details } });
    return error?.code ?? 'welcome';
  };
  const told = async () => (await auth.site.app.inject({ url: '/api/site' })).json<object>();

  it('is everybody, unless told', async () => {
    auth = await openAuthSite();
    expect(await signUp('ada@anywhere.example')).toBe('welcome');
    expect(await told()).toMatchObject({ signUp: 'open' });
  });

  it('is nobody where registration is closed, and those who are there still sign in', async () => {
    auth = await openAuthSite();
    const { store, config } = auth.site.dependencies;
    await signUp('ada@example.edu');
    const closed = await openAuthSite({ SIGN_UP: 'closed', DATA_DIR: config.DATA_DIR }, { store });
    const { error } = await closed
      .newClient()
      .signUp({ email: 'eve@example.edu', password, options: { data: details } });
    expect([error?.code, error?.status]).toEqual(['signup_disabled', 422]);
    expect(await store.users.byEmail('eve@example.edu')).toBeNull();
    const back = await closed
      .newClient()
      .signInWithPassword({ email: 'ada@example.edu', password });
    expect(back.error).toBeNull();
    const settings = await closed.site.app.inject({ url: '/auth/v1/settings' });
    expect(settings.json()).toMatchObject({ disable_signup: true });
    await closed.close();
  });

  it('holds for a change of address too, and a closed site still lets its people change theirs', async () => {
    const opened = await openAuthSite();
    auth = opened;
    const { store, config } = opened.site.dependencies;
    const client = await opened.register('ada@example.edu');
    const { access_token, refresh_token } = (await client.getSession()).data.session ?? {
      access_token: '',
      refresh_token: '',
    };
    const change = async (settings: Readonly<Record<string, string>>, email: string) => {
      const { DATA_DIR } = config;
      const PUBLIC_URL = `http://localhost:${config.PORT}`;
      const site = await openAuthSite({ DATA_DIR, PUBLIC_URL, ...settings }, { store });
      const here = site.newClient();
      await here.setSession({ access_token, refresh_token });
      const { error } = await here.updateUser({ email, current_password: password });
      await site.close();
      return error?.code ?? 'asked';
    };
    const bound = { SIGN_UP: 'example.edu', ...confirming };
    expect(await change(bound, 'ada@gmail.example')).toBe('email_domain_not_allowed');
    expect(await change(bound, 'ada.lovelace@example.edu')).toBe('asked');
    expect(await change({ SIGN_UP: 'closed' }, 'ada@gmail.example')).toBe('asked');
  });

  it('is whose address is at a domain on the list, to the letter', async () => {
    auth = await openAuthSite({ SIGN_UP: 'example.edu,uni.example', ...confirming });
    expect(await told()).toMatchObject({ signUp: ['example.edu', 'uni.example'] });
    expect(await signUp('Ada@Example.EDU')).toBe('welcome');
    expect(await signUp('ada@uni.example')).toBe('welcome');
    for (const email of [
      'eve@gmail.example',
      'eve@evil-example.edu',
      'eve@sub.example.edu',
      'eve@example.edu.evil.example',
      '"eve@example.edu"@evil.example',
    ])
      expect(['email_domain_not_allowed', 'email_address_invalid']).toContain(await signUp(email));
    expect(await signUp('eve@gmail.example')).toBe('email_domain_not_allowed');
  });
});
