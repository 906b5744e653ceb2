import type { ExerciseReply } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openAuthSite, type AuthSite } from '../../testing/auth-client-for-tests.ts';

let auth: AuthSite;
beforeAll(async () => {
  auth = await openAuthSite();
}, 120_000);
afterAll(() => auth.close());

async function personWith(email: string) {
  const { data } = await (await auth.register(email)).getSession();
  const { access_token: token, user } = data.session!;
  const post = (body: object) =>
    auth.site.app.inject({
      method: 'POST',
      url: '/api/Ethics',
      payload: body,
      headers: { authorization: `Bearer ${token}` },
    });
  return { id: user.id, post };
}

const student = (text: string) => ({ Id: text, Text: text, IsStudent: true });

it('keeps each step of a person with a token, and shows it to nobody else', async () => {
  const dana = await personWith('dana@example.org');
  const eve = await personWith('eve@example.org');
  const opened = (await dana.post({ Messages: [] })).json<ExerciseReply>();
  const began = { ...opened.updatedHistory, Messages: [student('A text of mine.')] };
  const { updatedHistory } = (await dana.post(began)).json<ExerciseReply>();
  expect(await auth.site.dependencies.store.interactions.list(dana.id)).toMatchObject([
    { id: updatedHistory.taskId, type: 'ethics', opening: 'A text of mine.' },
  ]);
  const stolen = { ...updatedHistory, Messages: [student('A text of Eve.')] };
  const eves = (await eve.post(stolen)).json<ExerciseReply>();
  expect(eves.updatedHistory.taskId).not.toBe(updatedHistory.taskId);
  expect(await auth.site.dependencies.store.interactions.list(dana.id)).toHaveLength(1);
  const danas = await auth.site.dependencies.store.interactions.open(
    'ethics',
    dana.id,
    updatedHistory.taskId,
  );
  expect(danas?.content).toMatchObject({ current_stage: 2, mitigate_text: null });
});

it('refuses a token that is none', async () => {
  const reply = await auth.site.app.inject({
    method: 'POST',
    url: '/api/Ethics',
    payload: { Messages: [] },
    headers: { authorization: 'Bearer nonsense' },
  });
  expect(reply.statusCode).toBe(401);
});

describe('an answer that is taken back', () => {
  const texts = ['A text of mine.', 'Another text of mine.', 'A third text of mine.'] as const;

  /** Somebody who gave all three texts of Ethics; `again` answers from the stage of the second text on. */
  async function writer(email: string) {
    const { id, post } = await personWith(email);
    let history = (await post({ Messages: [] })).json<ExerciseReply>().updatedHistory;
    const sent: object[] = [];
    for (const text of texts) {
      sent.push(student(text));
      const reply = (await post({ ...history, Messages: sent })).json<ExerciseReply>();
      history = reply.updatedHistory;
    }
    const again = (text: string, more: object = {}) =>
      post({
        ...history,
        currentStage: 2,
        Messages: [student(texts[0]), student(text)],
        ...more,
      }).then((reply) => reply.json<ExerciseReply>());
    const stored = async () => {
      const task = await auth.site.dependencies.store.interactions.open(
        'ethics',
        id,
        history.taskId,
      );
      const { current_stage, mitigate_text, final_text, messages } = task!.content as Record<
        string,
        unknown
      >;
      const said = messages as readonly { isStudent: boolean; text: string }[];
      return {
        stage: current_stage,
        texts: [mitigate_text, final_text],
        said: said
          .filter(({ isStudent }) => isStudent)
          .map(({ text }) => text.replace(/<.*?>/gu, '')),
      };
    };
    return { again, stored };
  }

  it('is replaced in the stored conversation, and what came after it goes', async () => {
    const { again, stored } = await writer('back@example.org');
    const { updatedHistory } = await again('My better text.', { isTakenBack: true });
    expect(updatedHistory).toMatchObject({ currentStage: 3, finalText: '' });
    const after = {
      stage: 3,
      texts: ['My better text.', null],
      said: [texts[0], 'My better text.'],
    };
    expect(await stored()).toEqual(after);
    // The reply may be lost on its way, and the answer sent once more.
    await again('My better text.', { isTakenBack: true });
    expect(await stored()).toEqual(after);
  });

  it('takes the marks that were made since with it', async () => {
    const { post, id } = await personWith('marks@example.org');
    const kept = async (taskId: string) => {
      const task = await auth.site.dependencies.store.interactions.open('ethics', id, taskId);
      return (task!.content as { readonly history: { readonly checks?: object[] } }).history.checks;
    };
    const send = async (body: object) => (await post(body)).json<ExerciseReply>().updatedHistory;
    const opened = await send({ Messages: [] });
    const first = await send({ ...opened, Messages: [student(texts[0])] });
    const checks = [{ id: 'issue-harmed', version: 1, answer: 'absent' }];
    const second = await send({ ...first, checks, Messages: [student(texts[1])] });
    expect(await kept(second.taskId)).toHaveLength(1);
    const back = { ...second, currentStage: 2, checks: [], isTakenBack: true };
    await send({ ...back, Messages: [student('My better text.')] });
    expect(await kept(second.taskId)).toBeUndefined();
  });

  it.each([
    ['nobody said so', 'My better text.', {}],
    ['the new one is asked for again', '', { isTakenBack: true }],
    ['it was not given yet', 'My better text.', { isTakenBack: true, currentStage: 5 }],
  ])('stays where %s', async (why, text, more) => {
    const { again, stored } = await writer(`${why.replaceAll(' ', '-')}@example.org`);
    await again(text, more);
    expect(await stored()).toEqual({ stage: 4, texts: texts.slice(1), said: texts });
  });
});
