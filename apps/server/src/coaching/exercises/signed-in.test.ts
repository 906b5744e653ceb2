import type { ExerciseReply } from '@vernacular/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openAuthSite, type AuthSite } from '../../testing/auth-client.suite.ts';

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
  expect(await auth.site.outside.store.interactions.list(dana.id)).toMatchObject([
    { id: updatedHistory.taskId, type: 'ethics', opening: 'A text of mine.' },
  ]);
  const stolen = { ...updatedHistory, Messages: [student('A text of Eve.')] };
  const eves = (await eve.post(stolen)).json<ExerciseReply>();
  expect(eves.updatedHistory.taskId).not.toBe(updatedHistory.taskId);
  expect(await auth.site.outside.store.interactions.list(dana.id)).toHaveLength(1);
  const danas = await auth.site.outside.store.interactions.open(
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
