import { expect, it } from 'vitest';

import { register, saveText } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

const proof = { method: 'password', timestamp: 0 };

describeOnEveryEngine('accounts', ({ open }) => {
  it('have one person an address, however many register at once', async () => {
    const store = await open();
    const user = {
      email: 'a@example.org',
      passwordHash: 'h',
      isConfirmed: true,
      demographics: {},
    };
    const made = await Promise.all([1, 2, 3].map(() => store.users.register(user)));
    expect(made.filter((one) => one !== null)).toHaveLength(1);
  });

  it('are not made when their demographics cannot be', async () => {
    const store = await open({ newId: () => 'the same id' });
    await store.demographics.add('the same id', {});
    await expect(
      store.users.register({
        email: 'a@example.org',
        passwordHash: 'h',
        isConfirmed: true,
        demographics: {},
      }),
    ).rejects.toThrow(/unique/i);
    expect(await store.users.byEmail('a@example.org')).toBeNull();
  });

  it('keep the address of their demographics in step', async () => {
    const store = await open();
    const { id } = await register(store);
    expect(await store.users.changeEmail(id, 'new@example.org')).toBe(true);
    expect((await store.demographics.of(id))?.email).toBe('new@example.org');
    expect((await store.users.byId(id))?.email).toBe('new@example.org');
  });

  it('do not move to an address that has an account', async () => {
    const store = await open();
    const { id, email } = await register(store);
    await register(store, { email: 'taken@example.org' });
    expect(await store.users.changeEmail(id, 'taken@example.org')).toBe(false);
    expect((await store.users.byId(id))?.email).toBe(email);
  });

  it('end their other sessions and open links when the password changes', async () => {
    const store = await open();
    const { id } = await register(store);
    const begin = async (hash: string) =>
      (await store.sessions.begin({ userId: id, aal: 'aal1', amr: [proof] }, hash)).session;
    const [kept, ended] = [await begin('one'), await begin('two')];
    await store.identities.prove(id);
    await store.links.add({ userId: id, purpose: 'recovery', email: null }, 'link', 60);
    await store.users.changePassword(id, 'another hash', kept.id);
    expect(await store.sessions.find(kept.id)).not.toBeNull();
    expect(await store.sessions.find(ended.id)).toBeNull();
    expect(await store.links.take('link', 'recovery')).toBeNull();
  });

  it('part from their sign-in providers when recovered, also at a verified address', async () => {
    const store = await open();
    const { id } = await register(store);
    await store.identities.prove(id);
    const provider = { issuer: 'https://login.example.org', subject: 'somebody', email: null };
    expect(await store.identities.join(id, provider)).toBe(true);
    await store.users.recover(id, 'another hash');
    expect(await store.identities.list(id)).toEqual([]);
    expect(await store.identities.find(provider)).toBeNull();
  });

  it('leave nothing when erased, and nobody else loses anything', async () => {
    const store = await open();
    const [leaver, other] = [await register(store), await register(store)];
    const taskId = await saveText(store, leaver, 'mine');
    await saveText(store, other, 'theirs');
    const share = await store.shares.create({
      userId: leaver.id,
      type: 'dejargonizer',
      taskId,
    });
    const { session } = await store.sessions.begin(
      { userId: leaver.id, aal: 'aal1', amr: [proof] },
      'token',
    );
    await store.users.erase(leaver.id);
    expect(await store.users.byId(leaver.id)).toBeNull();
    expect(await store.demographics.of(leaver.id)).toBeNull();
    expect(await store.interactions.export(leaver.id)).toEqual([]);
    expect(await store.shares.open(share ?? '')).toEqual({ kind: 'invalid' });
    expect(await store.sessions.find(session.id)).toBeNull();
    expect(await store.sessions.refresh('token', { first: 'a', second: 'b' })).toEqual({
      kind: 'unknown',
    });
    expect(await store.interactions.list(other.id)).toHaveLength(1);
  });
});
