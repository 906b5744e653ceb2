import { taskTypes } from '@vernacular/contract';
import { expect, it } from 'vitest';

import { register, saveText } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

describeOnEveryEngine('saved work', ({ open }) => {
  it('gives back what was saved, each kind of column as itself', async () => {
    const store = await open();
    const { id } = await register(store);
    const messages = [{ Text: 'Hello, <b>you</b>', IsStudent: false }];
    const content = {
      is_research: true,
      current_stage: 3,
      initial_text: 'שלום 👩‍🔬',
      question1_choice: 'Yes',
      messages,
      history: { taskId: 'x' },
    };
    const taskId = await store.interactions.save('coherence', id, content);
    const task = await store.interactions.open('coherence', id, taskId ?? '');
    expect(task).toMatchObject({ type: 'coherence', id: taskId, content });
    expect(task?.content['final_text']).toBeNull();
    expect(new Date(task?.createdAt ?? '').toISOString()).toBe(task?.createdAt);
  });

  it.each(taskTypes)('keeps a task of %s', async (type) => {
    const store = await open();
    const { id } = await register(store);
    const taskId = await store.interactions.save(type, id, {});
    expect(await store.interactions.list(id)).toMatchObject([{ type, id: taskId }]);
  });

  it('saves nothing for a person who did not choose to save', async () => {
    const store = await open();
    const { id } = await register(store, { saves: false });
    expect(await store.interactions.save('ethics', id, { original_text: 'secret' })).toBeNull();
    expect(await store.interactions.list(id)).toEqual([]);
  });

  it('saves nothing for a person nobody knows', async () => {
    const store = await open();
    expect(await store.interactions.save('ethics', 'nobody', {})).toBeNull();
  });

  it('lists tasks of all tools, newest first, with their first words', async () => {
    let minute = 0;
    const store = await open({ now: () => new Date(Date.UTC(2026, 10, 21, 8, minute)) });
    const { id } = await register(store);
    await store.interactions.save('ethics', id, { original_text: 'a'.repeat(500) });
    minute = 2;
    await store.interactions.save('half-life', id, {});
    minute = 1;
    await store.interactions.save('dejargonizer', id, { text: 'The gene' });
    expect(await store.interactions.list(id)).toMatchObject([
      { type: 'half-life', opening: '', createdAt: '2026-11-21T08:02:00.000Z' },
      { type: 'dejargonizer', opening: 'The gene' },
      { type: 'ethics', opening: 'a'.repeat(160) },
    ]);
  });

  it('opens and changes nothing for anybody else', async () => {
    const store = await open();
    const [owner, other] = [await register(store), await register(store)];
    const taskId = await saveText(store, owner, 'mine');
    const { interactions } = store;
    expect(await interactions.open('dejargonizer', other.id, taskId)).toBeNull();
    expect(await interactions.update('dejargonizer', other.id, taskId, { text: 'x' })).toBe(false);
    expect(await interactions.list(other.id)).toEqual([]);
    expect(await interactions.export(other.id)).toEqual([]);
    expect((await interactions.open('dejargonizer', owner.id, taskId))?.content.text).toBe('mine');
  });

  it('opens nothing through the table of another tool', async () => {
    const store = await open();
    const owner = await register(store);
    const taskId = await saveText(store, owner, 'mine');
    expect(await store.interactions.open('ethics', owner.id, taskId)).toBeNull();
  });

  it('moves a stage once, however many tabs answer it', async () => {
    const store = await open();
    const { id } = await register(store);
    const taskId = (await store.interactions.save('ethics', id, { current_stage: 1 })) ?? '';
    const answer = (final_text: string) =>
      store.interactions.update(
        'ethics',
        id,
        taskId,
        { current_stage: 2, final_text },
        { whenStage: 1 },
      );
    const moved = await Promise.all([answer('one'), answer('two'), answer('three')]);
    expect(moved.filter(Boolean)).toHaveLength(1);
  });

  it('exports every task whole', async () => {
    const store = await open();
    const owner = await register(store);
    await saveText(store, owner, 'first');
    await saveText(store, owner, 'second');
    const texts = (await store.interactions.export(owner.id)).map(({ content }) => content);
    expect(texts).toHaveLength(2);
    expect(texts).toContainEqual(expect.objectContaining({ text: 'first', jargon_score: 90 }));
  });

  it('empties and cuts loose every task of a person who wants that, and only theirs', async () => {
    const store = await open();
    const [leaver, other] = [await register(store), await register(store)];
    const taskId = await saveText(store, leaver, 'mine');
    await saveText(store, other, 'theirs');
    const share = await store.shares.create({
      userId: leaver.id,
      type: 'dejargonizer',
      taskId,
    });
    await store.interactions.anonymise(leaver.id);
    expect(await store.interactions.list(leaver.id)).toEqual([]);
    expect(await store.interactions.open('dejargonizer', leaver.id, taskId)).toBeNull();
    expect(await store.shares.open(share ?? '')).toEqual({ kind: 'invalid' });
    expect(await store.interactions.list(other.id)).toHaveLength(1);
  });

  it('keeps a text that holds NUL, but for the NUL', async () => {
    const store = await open();
    const owner = await register(store);
    const taskId = await saveText(store, owner, 'be\0fore');
    const task = await store.interactions.open('dejargonizer', owner.id, taskId);
    expect(task?.content.text).toBe('before');
  });

  it('refuses a column the tool does not have', async () => {
    const store = await open();
    const { id } = await register(store);
    const content = { user_id: 'somebody else' } as object;
    await expect(store.interactions.save('ethics', id, content)).rejects.toThrow('no column');
  });
});
