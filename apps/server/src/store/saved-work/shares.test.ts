import { expect, it } from 'vitest';

import { openDatabase } from '../open-database.ts';
import { register, saveText } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

const type = 'dejargonizer';
const message = (text: string) => ({ id: text, text, isStudent: true });

describeOnEveryEngine('links to a task', ({ open, newPlace }) => {
  it('show exactly the task that was shared', async () => {
    const store = await open();
    const owner = await register(store);
    await saveText(store, owner, 'another');
    const taskId = await saveText(store, owner, 'shared');
    const id = await store.shares.create({ userId: owner.id, type, taskId });
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(await store.shares.open(id ?? '')).toMatchObject({
      kind: 'shown',
      task: { type, id: taskId, content: { text: 'shared' } },
    });
  });

  it('show a conversation as far as it went when they were made', async () => {
    const store = await open();
    const owner = await register(store);
    const stored = { messages: [message('first')] };
    const taskId = (await store.interactions.save('ethics', owner.id, stored)) ?? '';
    const id = await store.shares.create({ userId: owner.id, type: 'ethics', taskId });
    await store.interactions.update('ethics', owner.id, taskId, {
      messages: [message('first'), message('later')],
    });
    expect(await store.shares.open(id ?? '')).toMatchObject({
      messages: 1,
      ownerEmail: owner.email,
    });
  });

  it('are made for one’s own tasks only', async () => {
    const store = await open();
    const [owner, other] = [await register(store), await register(store)];
    const taskId = await saveText(store, owner, 'mine');
    expect(await store.shares.create({ userId: other.id, type, taskId })).toBeNull();
    expect(await store.shares.create({ userId: owner.id, type: 'ethics', taskId })).toBeNull();
  });

  it('are invalid when nobody made them', async () => {
    const store = await open();
    expect(await store.shares.open('AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ kind: 'invalid' });
    expect(await store.shares.open("' or 1=1 --")).toEqual({ kind: 'invalid' });
    expect(await store.shares.open('\0')).toEqual({ kind: 'invalid' });
  });

  it('end when their owner, and nobody else, revokes them', async () => {
    const store = await open();
    const [owner, other] = [await register(store), await register(store)];
    const taskId = await saveText(store, owner, 'mine');
    const id = (await store.shares.create({ userId: owner.id, type, taskId })) ?? '';
    expect(await store.shares.revoke(other.id, id)).toBe(false);
    expect((await store.shares.open(id)).kind).toBe('shown');
    expect(await store.shares.revoke(owner.id, id)).toBe(true);
    expect(await store.shares.open(id)).toEqual({ kind: 'revoked' });
    expect(await store.shares.list(owner.id, type, taskId)).toMatchObject([
      { id, isRevoked: true, expiresAt: null },
    ]);
  });

  it('expire when they were to', async () => {
    let today = new Date('2026-11-21T08:00:00Z');
    const store = await open({ now: () => today });
    const owner = await register(store);
    const taskId = await saveText(store, owner, 'mine');
    const expiresAt = new Date('2026-11-22T08:00:00Z');
    const id = await store.shares.create({ userId: owner.id, type, taskId, expiresAt });
    expect((await store.shares.open(id ?? '')).kind).toBe('shown');
    today = new Date('2026-11-22T08:00:01Z');
    expect(await store.shares.open(id ?? '')).toEqual({ kind: 'expired' });
  });

  it('show nothing when the task was anonymised while the link was made', async () => {
    const place = await newPlace();
    const store = await open(place);
    const owner = await register(store);
    const taskId = await saveText(store, owner, 'mine');
    await store.interactions.anonymise(owner.id);
    const engine = openDatabase(place);
    await engine.db
      .insertInto('shares')
      .values({
        id: 'late',
        task_type: 'DeJargonizer',
        task_id: taskId,
        created_by: owner.id,
        created_at: new Date().toISOString(),
        is_revoked: false,
        expires_at: null,
      })
      .execute();
    await engine.close();
    expect(await store.shares.open('late')).toEqual({ kind: 'revoked' });
  });

  it('of a type nobody knows open nothing', async () => {
    const place = await newPlace();
    const store = await open(place);
    const owner = await register(store);
    const taskId = await saveText(store, owner, 'mine');
    const id = (await store.shares.create({ userId: owner.id, type, taskId })) ?? '';
    const engine = openDatabase(place);
    await engine.db.updateTable('shares').set({ task_type: 'users' }).execute();
    await engine.close();
    expect(await store.shares.open(id)).toEqual({ kind: 'invalid' });
  });
});
