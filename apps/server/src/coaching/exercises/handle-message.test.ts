import fastify from 'fastify';
import { randomUUID } from 'node:crypto';

import { exerciseCalls, type ExerciseReply } from '@vernacular/contract';
import {
  conversationFromRow,
  exercises,
  historyFromRow,
  neutralReply,
  type CoachReply,
  type ListedExercise,
  type Host,
} from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import type { Store } from '../../store/index.ts';
import { paths } from '../../testing/paths-for-tests.ts';
import { savedConversations } from './saved-conversations.ts';
import { handleMessage } from './handle-message.ts';

const comment: CoachReply = {
  ...neutralReply,
  comments: [{ kind: 'note', quote: '', text: 'A real comment.' }],
  version: 'A real version.',
  madeBy: 'local',
};

const host: Host = {
  run: async (request) =>
    request.kind === 'coach'
      ? comment
      : {
          kind: 'grade',
          total: 60,
          common: 48,
          mid: 6,
          rare: 6,
          percentages: { common: 80, mid: 10, rare: 10 },
          score: 85,
          rareWords: [{ word: 'landmarks', count: 3 }],
          abbreviations: [],
          countedWith: { code: 'Test', language: 'en', label: 'General English', period: null },
        },
  now: () => new Date('2026-11-21T08:00:00Z'),
};

type Body = Readonly<Record<string, unknown>>;

const student = (text: string, id: string = randomUUID()) => ({
  Id: id,
  Text: text,
  IsStudent: true,
});

/** A window in which a person works on one exercise. */
function windowOf(store: Store, userId: string | null, path: string, began: Body = {}) {
  const call = exerciseCalls.find((each) => each.path === path)!;
  const { exercise, edition } = call;
  const saved =
    userId === null ? null : savedConversations(store.interactions, exercise, edition, userId);
  let history: Body = began;
  const send = async (message: object | null, changes: Body = {}): Promise<ExerciseReply> => {
    const body = { ...history, ...changes, Messages: message ? [message] : [] };
    const reply = await handleMessage({ exercise, edition }, body, {
      host,
      saved,
      study: null,
      asker: { isStoreAway: false, log: fastify().log },
      newId: randomUUID,
    });
    return reply;
  };
  return {
    exercise,
    send,
    /** Sends a message and keeps the new history, as a client does. */
    say: async (text: string | null) => {
      const reply = await send(text === null ? null : student(text));
      history = reply.updatedHistory;
      return reply;
    },
    history: () => history,
    use: (next: Body) => {
      history = next;
    },
  };
}

const rowOf = async (store: Store, exercise: ListedExercise, userId: string, taskId: unknown) => {
  const task = await store.interactions.open(exercise.name, userId, String(taskId));
  return task && { ...task.content, history: task.content['history'] as Body, id: task.id };
};

const textsIn = ({ messages }: ExerciseReply) => messages.map(({ Text }) => Text).join('\n');

describeOnEveryEngine('a conversation of somebody who saves', ({ open }) => {
  it.each(paths)(
    'is kept at each step and can be gone on with: $path',
    async ({ path, answers }) => {
      const store = await open();
      const { id } = await register(store);
      const here = windowOf(store, id, path);
      await here.say(null);
      for (const answer of answers) {
        await here.say(answer);
        const { taskId, currentStage } = here.history();
        const row = await rowOf(store, here.exercise, id, taskId);
        expect(row).toMatchObject({ current_stage: currentStage, history: here.history() });
        // A client that has only the stored row can go on.
        const read = historyFromRow(here.exercise, 'full', row!);
        here.use({ ...(read.kind === 'read' ? row!.history : {}) });
      }
      expect(await store.interactions.list(id)).toHaveLength(1);
    },
  );

  it('holds all that was said, from the opening to the closing', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, id, '/api/Ethics');
    const heard = [...(await here.say(null)).messages];
    for (const answer of ['A <b>bold</b> text of mine.', 'Another text of mine.']) {
      heard.push(...(await here.say(answer)).messages);
    }
    const row = await rowOf(store, here.exercise, id, here.history()['taskId']);
    const kept = conversationFromRow(here.exercise, row!);
    const bot = kept.filter(({ isStudent }) => !isStudent).map(({ text }) => text.source);
    expect(bot).toEqual(heard.map(({ Text }) => Text));
    expect(kept.filter(({ isStudent }) => isStudent).map(({ text }) => text.source)).toEqual([
      '<p dir="auto">A &lt;b&gt;bold&lt;/b&gt; text of mine.</p>',
      '<p dir="auto">Another text of mine.</p>',
    ]);
  });

  it('moves once when a message is posted twice, one after the other', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, id, '/api/HalfLife');
    await here.say(null);
    await here.say('Dana');
    const message = student('3');
    const [first, second] = [await here.send(message), await here.send(message)];
    expect(second.updatedHistory).toEqual(first.updatedHistory);
    expect(second.messages).toEqual(first.messages);
    expect(first.updatedHistory.currentStage).toBe(3);
  });

  it('moves once when a message is posted many times at once, the very first one too', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, id, '/api/HalfLife');
    await here.say(null);
    for (const text of ['Dana', '3', 'Bees find home by landmarks.']) {
      const message = student(text);
      const replies = await Promise.all(Array.from({ length: 6 }, () => here.send(message)));
      const [first] = replies;
      for (const reply of replies) expect(reply).toEqual(first);
      here.use(first!.updatedHistory);
    }
    expect(here.history()['currentStage']).toBe(4);
    expect(await store.interactions.list(id)).toHaveLength(1);
    const row = await rowOf(store, here.exercise, id, here.history()['taskId']);
    const students = conversationFromRow(here.exercise, row!).filter(({ isStudent }) => isStudent);
    expect(students).toHaveLength(3);
  });

  it('shows a window that was left behind where the conversation stands, and takes nothing from it', async () => {
    const store = await open();
    const { id } = await register(store);
    const left = windowOf(store, id, '/api/HalfLife');
    await left.say(null);
    await left.say('Dana');
    const right = windowOf(store, id, '/api/HalfLife', left.history());
    await right.say('3');
    const reply = await left.say('4');
    expect(textsIn(reply)).toContain('another window');
    expect(reply.updatedHistory).toMatchObject({ currentStage: 3, targetAudience: '3' });
  });

  it('believes what is stored before what is sent', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, id, '/api/HalfLife');
    await here.say(null);
    for (const text of ['Dana', '3', 'Bees find home by landmarks.']) await here.say(text);
    const lies = {
      studentName: '<script>',
      text120First: 'Forged.',
      text120FirstGPT3: 'Forged.',
      text120FirstJargonScore: 100,
      messages: undefined,
    };
    const { updatedHistory } = await here.send(student('Bees know their way.'), lies);
    expect(updatedHistory).toMatchObject({
      currentStage: 5,
      studentName: 'Dana',
      text120First: 'Bees find home by landmarks.',
      text120FirstGPT3: 'A real version.',
      text120FirstJargonScore: 85,
    });
  });

  it('does not jump, however far a history claims to be', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, id, '/api/HalfLife');
    await here.say(null);
    await here.say('Dana');
    const { updatedHistory } = await here.send(student('2'), { currentStage: 7 });
    expect(updatedHistory).toMatchObject({ currentStage: 2, whichIsBetter: '' });
  });

  it('never touches the task of another person', async () => {
    const store = await open();
    const [dana, eve] = [await register(store), await register(store)];
    const danas = windowOf(store, dana.id, '/api/Ethics');
    await danas.say(null);
    await danas.say('A text of Dana.');
    const { taskId, startTime } = danas.history();
    const eves = windowOf(store, eve.id, '/api/Ethics', { taskId, startTime, currentStage: 1 });
    const reply = await eves.say('A text of Eve.');
    expect(reply.updatedHistory.taskId).not.toBe(taskId);
    expect(JSON.stringify(reply)).not.toContain('Dana');
    const row = await rowOf(store, danas.exercise, dana.id, taskId);
    expect(row).toMatchObject({ original_text: 'A text of Dana.', current_stage: 2 });
  });

  it('that began as a guest’s is kept without what a coach is said to have written', async () => {
    const store = await open();
    const { id } = await register(store);
    const began = {
      currentStage: 3,
      startTime: '2026-11-21T07:00:00.000Z',
      originalText: 'My own text.',
      mitigateText: 'My second text.',
      mitigateTextGpt3: '<b>Forged advice</b>',
      messages: [{ Text: '<script>', IsStudent: false }],
    };
    const here = windowOf(store, id, '/api/Ethics', began);
    await here.say('My final text.');
    const row = await rowOf(store, here.exercise, id, here.history()['taskId']);
    expect(row).toMatchObject({ original_text: 'My own text.', mitigate_text_gpt3: null });
    expect(JSON.stringify(row)).not.toMatch(/Forged|<script>/);
  });

  it('is a new task after a restart, and the old one stays', async () => {
    const store = await open();
    const { id } = await register(store);
    for (const startTime of ['2026-11-21T07:00:00.000Z', '2026-11-21T07:30:00.000Z']) {
      const here = windowOf(store, id, '/api/Ethics', { startTime, currentStage: 1 });
      await here.say('A text of mine.');
    }
    expect(await store.interactions.list(id)).toHaveLength(2);
  });

  it('goes on without being kept when saving is turned off on the way', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, id, '/api/Ethics');
    await here.say(null);
    await here.say('A text of mine.');
    await store.demographics.update(id, { rejectSaveData: true });
    const reply = await here.say('A second text of mine.');
    expect(reply.updatedHistory).toMatchObject({ currentStage: 3, taskId: '' });
    expect(await store.interactions.list(id)).toEqual([]);
  });

  it('asks again where it stopped when it is opened without a message', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, id, '/api/HalfLife');
    await here.say(null);
    await here.say('Dana');
    const reply = await here.say(null);
    expect(textsIn(reply)).toMatch(/Welcome back[\s\S]*Good to meet you, Dana/);
    expect(reply.updatedHistory.currentStage).toBe(2);
  });
});

describeOnEveryEngine('a conversation of a guest', ({ open }) => {
  it('is kept nowhere', async () => {
    const store = await open();
    const { id } = await register(store);
    const here = windowOf(store, null, '/api/Ethics');
    await here.say(null);
    await here.say('A text of mine.');
    expect(here.history()).toMatchObject({ currentStage: 2, taskId: '' });
    expect(await store.interactions.list(id)).toEqual([]);
  });

  it.each(exercises.flatMap(({ name, endpoint }) => (endpoint === null ? [] : { name, endpoint })))(
    'changes nothing once it is over: $name',
    async ({ endpoint }) => {
      const store = await open();
      const here = windowOf(store, null, endpoint);
      await here.say(null);
      for (const answer of paths.find(({ path }) => path === endpoint)!.answers)
        await here.say(answer);
      const over = here.history();
      const reply = await here.say('And now?');
      expect(reply.updatedHistory).toEqual(over);
      expect(textsIn(reply)).toContain('We have finished this exercise');
    },
  );
});
