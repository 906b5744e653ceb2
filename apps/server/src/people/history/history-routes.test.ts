import { taskCall, tasksCall, type ExerciseReply } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { paths } from '../../testing/paths-for-tests.ts';
import { formOf } from '../../testing/form-for-tests.ts';
import { register, type Person } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

async function gradedBy(person: Person, text: string, period?: string) {
  const { payload, headers } = formOf(
    { field: 'ContentTA', content: text },
    ...(period === undefined ? [] : [{ field: 'timePriodDDL', content: period }]),
  );
  const reply = await person.call('POST', '/api/TextGrading/Grade', payload, headers);
  return reply.json<{ taskId: string }>().taskId;
}

async function say(person: Person, path: string, answers: readonly string[]) {
  let history: object = {};
  for (const text of ['', ...answers]) {
    const Messages = text === '' ? [] : [{ Id: text, Text: text, IsStudent: true }];
    const reply = await person.call('POST', path, { ...history, Messages });
    history = reply.json<ExerciseReply>().updatedHistory;
  }
  return history as { readonly taskId: string };
}

const opened = async (person: Person, type: string, id: string) =>
  taskCall.reply.strict().parse((await person.call('GET', `/api/tasks/${type}/${id}`)).json());

describeOnEveryDatabase('the history', (open) => {
  let site: TestSite;
  let dana: Person;
  const clock = { time: Date.UTC(2026, 10, 21) };
  beforeAll(async () => {
    site = await open({}, { now: () => new Date((clock.time += 1000)) });
    dana = await register(site, 'dana@example.org');
  }, 120_000);
  afterAll(() => site.close());

  describe('my tasks', () => {
    it('are none at first', async () => {
      const noa = await register(site, 'noa@example.org');
      expect((await noa.call('GET', '/api/tasks')).json()).toMatchObject({ tasks: [] });
    });

    it('come newest first, each with its type and its first words', async () => {
      const { interactions } = site.dependencies.store;
      const lea = await register(site, 'lea@example.org');
      await interactions.save('half-life', lea.id, { text120_first: 'one' });
      await interactions.save('ethics', lea.id, { original_text: 'two' });
      await interactions.save('persuasive', lea.id, { original_text: 'three' });
      await interactions.save('dejargonizer', lea.id, { text: 'four' });
      await interactions.save('coherence', lea.id, { initial_text: 'five' });
      await interactions.save('critical-thinking', lea.id, { initial_summary: 'six' });
      await interactions.save('ethics', dana.id, { original_text: 'of another' });
      const reply = await lea.call('GET', '/api/tasks');
      const { tasks } = tasksCall.reply.strict().parse(reply.json());
      expect(tasks.map(({ type, opening }) => [type, opening])).toEqual([
        ['critical-thinking', 'six'],
        ['coherence', 'five'],
        ['dejargonizer', 'four'],
        ['persuasive', 'three'],
        ['ethics', 'two'],
        ['half-life', 'one'],
      ]);
      expect(reply.headers['cache-control']).toBe('no-store');
    });
  });

  describe('a conversation', () => {
    it('is shown as it was said, and can go on', async () => {
      const { taskId } = await say(dana, '/api/Ethics', ['Our bees <3 landmarks.']);
      const { type, shown, continues } = await opened(dana, 'ethics', taskId);
      expect(type).toBe('ethics');
      expect(
        shown.kind === 'conversation' && shown.messages.map(({ IsStudent }) => IsStudent),
      ).toEqual(expect.arrayContaining([true, false]));
      expect(JSON.stringify(shown)).toContain('Our bees &lt;3 landmarks.');
      expect(continues).toMatchObject({ route: '/ethics', history: { taskId, currentStage: 2 } });
      const next = await dana.call('POST', '/api/Ethics', {
        ...continues?.history,
        Messages: [{ Id: 'n', Text: 'We give them back.', IsStudent: true }],
      });
      expect(next.json()).toMatchObject({
        updatedHistory: { taskId, currentStage: 3, mitigateText: 'We give them back.' },
      });
    });

    it('does not go on when it is over', async () => {
      const whole = paths.find(({ path }) => path === '/api/Ethics');
      const { taskId } = await say(dana, '/api/Ethics', whole?.answers ?? []);
      expect((await opened(dana, 'ethics', taskId)).continues).toBeNull();
    });

    it('of a study does not go on here', async () => {
      const { taskId } = await say(dana, '/api/Coherence', ['A text about bees.']);
      expect((await opened(dana, 'coherence', taskId)).continues).not.toBeNull();
      const { interactions } = site.dependencies.store;
      const id = await interactions.save('coherence', dana.id, {
        initial_text: 'A text.',
        is_research: true,
        current_stage: 2,
      });
      expect((await opened(dana, 'coherence', id ?? '')).continues).toBeNull();
    });

    it('without messages is rebuilt from its fields', async () => {
      const id = await site.dependencies.store.interactions.save('coherence', dana.id, {
        initial_text: 'Bees <i>fly</i>.',
        question1_choice: 'No',
        feedback1: 'Name them alike.',
        revision_after_question1: '  ',
      });
      const { shown } = await opened(dana, 'coherence', id ?? '');
      const messages = shown.kind === 'conversation' ? shown.messages : [];
      expect(messages.map(({ Text, IsStudent }) => [IsStudent, Text])).toEqual([
        [true, expect.stringMatching(/<strong>Initial Text<\/strong>.*Bees &lt;i&gt;fly/)],
        [true, expect.stringContaining('<strong>Question 1 Choice</strong>')],
        [false, expect.stringMatching(/<strong>Feedback 1<\/strong>.*Name them alike/)],
      ]);
    });
  });

  describe('a graded text', () => {
    it('is shown with its dictionary, text, result and numbers', async () => {
      const taskId = await gradedBy(dana, 'The kinase in the qzxvw.');
      expect((await opened(dana, 'dejargonizer', taskId)).shown).toEqual({
        kind: 'grading',
        dictionary: expect.stringContaining('General English'),
        text: 'The kinase in the qzxvw.',
        resultText: expect.stringContaining('<span class="rare">'),
        totalWords: 5,
        midRangeWords: 1,
        rareWords: 1,
        score: 70,
        gradedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
    });

    it.each([
      ['English2012_2015', 'Language: English, Period: 2012-2015'],
      ['Klingon', 'Invalid format: Klingon'],
      ['', 'Invalid format: '],
    ])('with the dictionary %j says %j', async (dictionary, sentence) => {
      const { interactions } = site.dependencies.store;
      const id = await interactions.save('dejargonizer', dana.id, { dictionary, text: 'a' });
      expect((await opened(dana, 'dejargonizer', id ?? '')).shown).toMatchObject({
        dictionary: sentence,
      });
    });
  });

  it('another task than the one named is never opened', async () => {
    const id = await site.dependencies.store.interactions.save('ethics', dana.id, {
      original_text: 'a',
    });
    for (const [type, status] of [
      ['ethics', 200],
      ['half-life', 404],
      ['dejargonizer', 404],
      ['users', 400],
    ] as const)
      expect((await dana.call('GET', `/api/tasks/${type}/${id}`)).statusCode).toBe(status);
  });
});
