import { afterAll, beforeAll, expect, it } from 'vitest';

import { authorisation } from '../../route-access-table.ts';
import { register } from '../person-for-tests.ts';
import { openTestSite, type TestSite } from '../site-for-tests.ts';

/** What a page of another site can have a browser send without asking this one first, with the cookies that it has. */
const kinds = ['text/plain', 'application/x-www-form-urlencoded'];
/** Answers everybody the same, and does nothing. */
const idle = 'POST /api/TextGrading/BuildYourOwnDeJargonizer';
const posts = Object.keys(authorisation)
  .filter((route) => route.startsWith('POST ') && route !== idle)
  .map((route) => route.slice('POST '.length).replaceAll(/:\w+/g, 'a'));

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  const person = await register(site, 'dana@example.org');
  cookie = `authToken=${person.token}`;
}, 120_000);
afterAll(() => site.close());

it.each(posts)('a form of another site does nothing at %s', async (url) => {
  for (const type of kinds) {
    const reply = await site.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie,
        'content-type': type,
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: '{"email":"dana@example.org","act":"disable","who":"dana@example.org","a":"="}',
    });
    expect([400, 401, 404, 415]).toContain(reply.statusCode);
  }
});
