import { afterEach, beforeEach, expect, it } from 'vitest';

import { register } from '../../../testing/person-for-tests.ts';
import { openTestSite, type TestSite } from '../../../testing/site-for-tests.ts';

const clock = { ahead: 0 };
let site: TestSite;
beforeEach(async () => {
  clock.ahead = 0;
  site = await openTestSite({}, { now: () => new Date(Date.now() + clock.ahead) });
}, 60_000);
afterEach(() => site.close());

it('is good for nothing once it is over, however often it was good before', async () => {
  const dana = await register(site, 'dana@example.org');
  const status = async () => (await dana.call('GET', '/api/profile')).statusCode;
  expect([await status(), await status()]).toEqual([200, 200]);
  clock.ahead = 14 * 60_000;
  expect(await status()).toBe(200);
  clock.ahead = 16 * 60_000;
  expect([await status(), await status()]).toEqual([401, 401]);
});

it('is good for nothing once its session has ended', async () => {
  const dana = await register(site, 'dana@example.org');
  expect((await dana.call('GET', '/api/profile')).statusCode).toBe(200);
  expect((await dana.call('POST', '/auth/v1/logout')).statusCode).toBe(204);
  expect((await dana.call('GET', '/api/profile')).statusCode).toBe(401);
});
