import { type ExerciseReply, gradeCall, tasksCall } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formOf } from '../../testing/form-for-tests.ts';
import { type Person, register } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

const megabyte = 1024 * 1024;

const grade = async (person: Person, text: string) => {
  const { payload, headers } = formOf({ field: 'ContentTA', content: text });
  const reply = await person.call('POST', gradeCall.path, payload, headers);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ taskId: string | null; notSaved?: unknown; words: string[] }>();
};
const say = async (person: Person, history: object, text: string) => {
  const Messages = [{ Id: text, Text: text, IsStudent: true }];
  const reply = await person.call('POST', '/api/Ethics', { ...history, Messages });
  expect(reply.statusCode).toBe(200);
  return reply.json<ExerciseReply>();
};
const tasksOf = async (person: Person) =>
  tasksCall.reply.strict().parse((await person.call('GET', tasksCall.path)).json());

describeOnEveryDatabase('what one account may keep', (open) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await open({ SAVED_TASKS: '3', SAVED_MEGABYTES: '1', LINKS_PER_TASK: '2' });
  }, 120_000);
  afterAll(() => site.close());

  it('is told with the list, and what comes after it is answered whole and not kept', async () => {
    const dana = await register(site, 'dana@example.org');
    const kept = [await grade(dana, 'One house.'), await grade(dana, 'Two houses.')];
    expect((await tasksOf(dana)).room).toEqual({
      tasks: { used: 2, most: 3 },
      bytes: { used: expect.any(Number) as number, most: megabyte },
    });
    const begun = await say(dana, { startTime: '2026-11-28T08:00:00.000Z' }, 'To feed people.');
    expect(begun).not.toHaveProperty('notSaved');
    const fourth = await grade(dana, 'Four houses.');
    expect(fourth).toMatchObject({
      taskId: null,
      notSaved: 'full',
      words: ['Four', ' ', 'houses', '.'],
    });
    const other = await say(dana, { startTime: '2026-11-28T09:00:00.000Z' }, 'To heal people.');
    expect(other).toMatchObject({ notSaved: 'full', updatedHistory: { taskId: '' } });
    // A conversation that has begun is kept to its end.
    const next = await say(dana, { ...begun.updatedHistory }, 'Farmers grow more.');
    expect(next).not.toHaveProperty('notSaved');
    expect((await tasksOf(dana)).tasks).toHaveLength(3);
    const gone = await dana.call('DELETE', `/api/tasks/dejargonizer/${kept[0]?.taskId}`);
    expect(gone.statusCode).toBe(204);
    // The conversation that was not kept has lost nothing.
    const late = await say(dana, { ...other.updatedHistory }, 'Doctors need it.');
    expect(late).not.toHaveProperty('notSaved');
    const [saved] = (await tasksOf(dana)).tasks;
    const shown = (await dana.call('GET', `/api/tasks/ethics/${saved?.id}`)).body;
    expect(shown).toContain('To heal people.');
    expect(shown).toContain('Doctors need it.');
  });

  it('holds for what is saved and shared at once', async () => {
    const tal = await register(site, 'tal@example.org');
    const texts = Array.from({ length: 12 }, (_, n) => `House ${n}.`);
    const graded = await Promise.all(texts.map((text) => grade(tal, text)));
    const taskIds = graded.flatMap(({ taskId }) => taskId ?? []);
    expect(taskIds).toHaveLength(3);
    const of = { taskType: 'dejargonizer', taskId: taskIds[0] };
    const made = await Promise.all(texts.map(() => tal.call('POST', '/api/shares', of)));
    expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });

  it('has a size too', async () => {
    const lea = await register(site, 'lea@example.org');
    expect(await grade(lea, 'house '.repeat(100_000))).not.toHaveProperty('notSaved');
    expect((await tasksOf(lea)).room.bytes.used).toBeGreaterThan(megabyte);
    expect(await grade(lea, 'House.')).toMatchObject({ taskId: null, notSaved: 'full' });
  });

  describe('a task', () => {
    it('goes with its links, and by its owner alone', async () => {
      const noa = await register(site, 'noa@example.org');
      const eve = await register(site, 'eve@example.org');
      const { taskId } = await grade(noa, 'A house.');
      const shared = await noa.call('POST', '/api/shares', { taskType: 'dejargonizer', taskId });
      const path = `/api/tasks/dejargonizer/${taskId}`;
      expect((await eve.call('DELETE', path)).statusCode).toBe(404);
      const token = shared.json<{ id: string }>().id;
      expect((await site.app.inject(`/api/share/${token}`)).statusCode).toBe(200);
      expect((await noa.call('DELETE', path)).statusCode).toBe(204);
      expect((await site.app.inject(`/api/share/${token}`)).statusCode).toBe(404);
      expect((await noa.call('DELETE', path)).statusCode).toBe(404);
    });

    it('has no more links that work than are said, and old ends make room', async () => {
      const omer = await register(site, 'omer@example.org');
      const { taskId } = await grade(omer, 'A house.');
      const of = { taskType: 'dejargonizer', taskId };
      const make = () => omer.call('POST', '/api/shares', of);
      const ids: string[] = [];
      for (let n = 0; n < 2; n += 1) ids.push((await make()).json<{ id: string }>().id);
      const refused = await make();
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { error: { code: 'too-many-links' } },
      ]);
      for (let n = 0; n < 4; n += 1) {
        await omer.call('POST', `/api/shares/${ids.shift()}/revoke`, {});
        ids.push((await make()).json<{ id: string }>().id);
      }
      const listed = await omer.call('GET', `/api/shares?taskType=dejargonizer&taskId=${taskId}`);
      const { shares, most } = listed.json<{ shares: { isRevoked: boolean }[]; most: number }>();
      expect(most).toBe(2);
      expect(shares.filter(({ isRevoked }) => !isRevoked)).toHaveLength(2);
      expect(shares.length).toBeLessThanOrEqual(4);
    });
  });
});
