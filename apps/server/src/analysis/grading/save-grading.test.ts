import { gradeCall } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formOf } from '../../testing/form-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 120_000);
afterAll(() => site.close());

interface SignedUp {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

async function register(email: string, rejectSaveData: boolean): Promise<SignedUp> {
  const reply = await site.app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    payload: {
      email,
      password: 'seven calm herons wade',
      data: { acceptTermsPrivacyPolicy: true, rejectSaveData },
    },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<SignedUp>();
}

const grade = async (content: string, token?: string) => {
  const { payload, headers } = formOf({ field: 'ContentTA', content });
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await site.app.inject({
    method: 'POST',
    url: gradeCall.path,
    payload,
    headers: { ...headers, ...authorization },
  });
  return gradeCall.reply.strict().parse(reply.json());
};

describe('a graded text', () => {
  it('is kept for one who chose to save, and the reply says where', async () => {
    const { access_token: token, user } = await register('keeps@example.org', false);
    const { taskId, htmlResult } = await grade('The kinase in the qzxvw.', token);
    const kept = await site.dependencies.store.interactions.open(
      'dejargonizer',
      user.id,
      taskId ?? '',
    );
    expect(kept?.content).toEqual({
      dictionary: 'EnglishGeneral',
      text: 'The kinase in the qzxvw.',
      result_text: htmlResult,
      total_words: 5,
      rare_words: 1,
      mid_range_words: 1,
      jargon_score: 70,
    });
  });

  it('is not kept for one who chose not to', async () => {
    const { access_token: token, user } = await register('keeps-nothing@example.org', true);
    expect((await grade('The cell.', token)).taskId).toBeNull();
    expect(await site.dependencies.store.interactions.list(user.id)).toEqual([]);
  });

  it('is not kept for a guest', async () => {
    expect((await grade('The cell.')).taskId).toBeNull();
  });
});
