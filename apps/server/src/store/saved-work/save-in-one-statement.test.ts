import { expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { unlessFull, usualQuotas } from './quotas.ts';

const text = { text: 'Bees.' };

describeOnEveryEngine('texts that are saved at once', ({ open }) => {
  it('fill an account to its last place, and no further', async () => {
    const store = await open({ quotas: { ...usualQuotas, tasks: 203 } });
    const { id } = await register(store);
    const ids: unknown[] = [];
    for (let round = 0; round < 21; round += 1)
      ids.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () =>
            unlessFull(store.interactions.save('dejargonizer', id, text)),
          ),
        )),
      );
    expect(ids.filter((saved) => typeof saved === 'string')).toHaveLength(203);
    expect(await store.interactions.list(id)).toHaveLength(203);
  });

  it('are counted where little is free, however many were saved uncounted', async () => {
    const store = await open({ quotas: { ...usualQuotas, tasks: 260 } });
    const { id } = await register(store);
    const save = () => unlessFull(store.interactions.save('dejargonizer', id, text));
    const ids: unknown[] = [];
    for (let round = 0; round < 27; round += 1)
      ids.push(...(await Promise.all(Array.from({ length: 10 }, save))));
    expect(ids.filter((saved) => typeof saved === 'string')).toHaveLength(260);
  });

  it('take one statement each, and the tasks before them are not counted again', async () => {
    const verbs: string[] = [];
    const store = await open({ onStatement: ({ verb }) => verbs.push(verb) });
    const { id } = await register(store);
    const save = () => store.interactions.save('dejargonizer', id, text);
    await save();
    verbs.length = 0;
    for (let round = 0; round < 5; round += 1) expect(await save()).not.toBeNull();
    expect(verbs).toEqual(['insert', 'insert', 'insert', 'insert', 'insert']);
  });

  it('are none that stays when the person stops saving at the same moment', async () => {
    const store = await open();
    const { id } = await register(store);
    const save = () => store.interactions.save('dejargonizer', id, text);
    await Promise.all([
      save(),
      save(),
      store.demographics.update(id, { rejectSaveData: true }),
      ...Array.from({ length: 5 }, save),
    ]);
    expect(await store.interactions.list(id)).toEqual([]);
    expect(await save()).toBeNull();
  });

  it('are one where they have one id', async () => {
    const store = await open();
    const { id: owner } = await register(store);
    const save = () => store.interactions.save('dejargonizer', owner, text, { id: 'one' });
    const ids = await Promise.all(Array.from({ length: 5 }, save));
    expect(ids.filter((saved) => saved !== null)).toEqual(['one']);
  });
});
