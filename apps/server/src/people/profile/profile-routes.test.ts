import { existsSync } from 'node:fs';

import {
  exportCall,
  profileAnswerNames,
  profileAnswers,
  profileCall,
  type ProfileAnswerName,
} from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register, type Person } from '../../testing/person-for-tests.ts';
import { putDictionary } from '../../testing/dictionary-for-tests.ts';
import { dictionaryFolders } from '../../analysis/index.ts';
import { openDatabase } from '../../store/index.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

describeOnEveryDatabase('the profile', (open) => {
  let site: TestSite;
  let dana: Person;
  beforeAll(async () => {
    site = await open();
    dana = await register(site, 'dana@example.org', { goals: 'To be read.' });
  }, 120_000);
  afterAll(() => site.close());

  const empty = Object.fromEntries(profileAnswerNames.map((name) => [name, null]));
  const answers = Object.fromEntries(profileAnswerNames.map((name) => [name, exampleOf(name)]));

  /** As when a hosted account service knows somebody whom this site has no profile of. */
  async function eraseProfile(userId: string) {
    const engine = openDatabase({
      dataDir: site.dependencies.config.DATA_DIR,
      databaseUrl: site.dependencies.config.DATABASE_URL,
    });
    await engine.db.deleteFrom('user_demographics').where('user_id', '=', userId).execute();
    await engine.close();
  }

  describe('a profile', () => {
    it('holds what was said when registering', async () => {
      const reply = await dana.call('GET', '/api/profile');
      expect(profileCall.reply.strict().parse(reply.json())).toEqual({
        ...empty,
        email: 'dana@example.org',
        goals: 'To be read.',
        rejectSaveData: false,
      });
      expect(reply.headers['cache-control']).toBe('no-store');
    });

    it('is replaced as a whole by what is saved', async () => {
      const given = { ...answers, rejectSaveData: false };
      const saved = await dana.call('PUT', '/api/profile', given);
      expect(saved.json()).toEqual({ email: 'dana@example.org', ...given });
      await dana.call('PUT', '/api/profile', { rejectSaveData: false });
      expect((await dana.call('GET', '/api/profile')).json()).toMatchObject(empty);
    });

    it.each([
      [{ gender: 'Robot' }, 'gender'],
      [{ country: 'Atlantis' }, 'country'],
      [{ field_of_study: 'Alchemy' }, 'field_of_study'],
      [{ rejectSaveData: 'maybe' }, 'rejectSaveData'],
    ])('cannot hold %o, and says what is wrong', async (wrong, field) => {
      const reply = await dana.call('PUT', '/api/profile', { rejectSaveData: false, ...wrong });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ error: { message: expect.stringContaining(field) } });
    });

    it('cannot be moved to another address or person', async () => {
      await dana.call('PUT', '/api/profile', {
        rejectSaveData: false,
        email: 'eve@example.org',
        user_id: 'eve',
      });
      expect((await dana.call('GET', '/api/profile')).json()).toMatchObject({
        email: 'dana@example.org',
      });
    });

    it('may be missing, and the reply says so', async () => {
      const ghost = await register(site, 'ghost@example.org');
      await eraseProfile(ghost.id);
      const reply = await ghost.call('GET', '/api/profile');
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { error: { code: 'no-profile', message: 'No user profile found.' } },
      ]);
    });
  });

  describe('choosing that nothing is saved', () => {
    it('empties all past tasks and ends their links', async () => {
      const { interactions, shares } = site.dependencies.store;
      const noa = await register(site, 'noa@example.org');
      const taskId = (await interactions.save('ethics', noa.id, { original_text: 'mine' })) ?? '';
      const link = await shares.create({ userId: noa.id, type: 'ethics', taskId });
      await noa.call('PUT', '/api/profile', { ...answers, rejectSaveData: false });
      expect(await interactions.list(noa.id)).toHaveLength(1);
      await noa.call('PUT', '/api/profile', { ...answers, rejectSaveData: true });
      expect((await noa.call('GET', '/api/tasks')).json()).toMatchObject({ tasks: [] });
      expect((await noa.call('GET', `/api/tasks/ethics/${taskId}`)).statusCode).toBe(404);
      const opened = await site.app.inject({ url: `/api/share/${link}` });
      expect(opened.json()).toMatchObject({ error: { message: 'Invalid link.' } });
    });
  });

  describe('own dictionaries', () => {
    it('stay or go when their owner stops saving, as the owner says', async () => {
      for (const [email, removeDictionaries, left] of [
        ['stay@example.org', undefined, 1],
        ['go@example.org', true, 0],
      ] as const) {
        const person = await register(site, email);
        const id = await putDictionary(site, person.id);
        const dictionaries = async () =>
          (await person.call('GET', '/api/dictionaries/own')).json<{ dictionaries: unknown[] }>()
            .dictionaries;
        await person.call('PUT', '/api/profile', { rejectSaveData: false, removeDictionaries });
        expect(await dictionaries()).toHaveLength(1);
        await person.call('PUT', '/api/profile', { rejectSaveData: true, removeDictionaries });
        expect(await dictionaries()).toHaveLength(left);
        const { DATA_DIR } = site.dependencies.config;
        expect(existsSync(dictionaryFolders(DATA_DIR).of(id))).toBe(left === 1);
      }
    });
  });

  describe('all my data', () => {
    it('comes as a file with profile, tasks and links, and nobody else is in it', async () => {
      const { interactions, shares } = site.dependencies.store;
      const lea = await register(site, 'lea@example.org', { goals: 'Clarity.' });
      const taskId = (await interactions.save('ethics', lea.id, { original_text: 'hers' })) ?? '';
      const link = await shares.create({ userId: lea.id, type: 'ethics', taskId });
      await interactions.save('ethics', dana.id, { original_text: 'not hers' });
      const reply = await lea.call('GET', '/api/profile/export');
      expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
      expect(exportCall.reply.strict().parse(reply.json())).toMatchObject({
        account: { id: lea.id, email: 'lea@example.org' },
        profile: { goals: 'Clarity.', rejectSaveData: false },
        tasks: [
          {
            type: 'ethics',
            id: taskId,
            content: { original_text: 'hers', final_text: null },
            links: [{ id: link, isRevoked: false }],
          },
        ],
      });
      expect(reply.body).not.toMatch(/not hers|password|argon2/);
    });
  });
});

/** Something that the form lets a person say. */
function exampleOf(name: ProfileAnswerName): string {
  const asked = profileAnswers[name];
  switch (asked.kind) {
    case 'choice':
      return asked.options[1];
    case 'choices':
      return `${asked.options[1]},${asked.options[0]}`;
    case 'places':
      return asked.of === 'country' ? 'IL,DE' : 'he,ar';
    case 'text':
      return 'To be understood.';
  }
}
