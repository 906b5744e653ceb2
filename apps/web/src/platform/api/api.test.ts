import { afterEach, describe, expect, it, vi } from 'vitest';

import { ApiFailure, callApi, send } from './api.ts';

const anything = { parse: (value: unknown) => value };
const asked: { path: string; request: RequestInit }[] = [];

function serverSays(answer: Response | Error | DOMException): void {
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push({ path, request });
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe('callApi', () => {
  it('returns the checked answer', async () => {
    serverSays(Response.json({ visits: 3 }));
    expect(await callApi('/GetVisits', anything)).toEqual({ visits: 3 });
  });

  it('asks with GET, and with POST when there is something to send', async () => {
    serverSays(Response.json({}));
    await callApi('/a', anything);
    serverSays(Response.json({}));
    await callApi('/b', anything, { body: { text: 'gene' } });
    expect(asked.map(({ request }) => request.method)).toEqual(['GET', 'POST']);
    expect(asked[1]?.request.body).toBe('{"text":"gene"}');
  });

  it('leaves a form as it is, so that the browser can name its boundary', async () => {
    serverSays(Response.json({}));
    const form = new FormData();
    await callApi('/a', anything, { body: form });
    expect(asked[0]?.request.body).toBe(form);
    expect(asked[0]?.request.headers).not.toHaveProperty('content-type');
  });

  it('throws the code and the sentence of the server', async () => {
    serverSays(
      Response.json(
        { error: { code: 'corrupt-file', message: 'The file is damaged.' } },
        { status: 422 },
      ),
    );
    const thrown = await failure(callApi('/a', anything));
    expect(thrown).toBeInstanceOf(ApiFailure);
    expect(thrown).toMatchObject({
      code: 'corrupt-file',
      message: 'The file is damaged.',
      status: 422,
    });
  });

  it('names the status when the server gives no sentence', async () => {
    serverSays(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failure(callApi('/a', anything))).toMatchObject({
      code: 'failed',
      message: 'Request failed with status 502',
      status: 502,
    });
  });

  it('says when the server cannot be reached', async () => {
    serverSays(new TypeError('Failed to fetch'));
    expect(await failure(callApi('/a', anything))).toMatchObject({
      code: 'unreachable',
      status: 0,
    });
  });

  it('says when the answer is not what was agreed', async () => {
    serverSays(Response.json('three'));
    const check = {
      parse: () => {
        throw new Error('not a number');
      },
    };
    expect(await failure(callApi('/a', check))).toMatchObject({ code: 'unreadable-reply' });
  });

  it('lets an abandoned call end as abandoned', async () => {
    serverSays(new DOMException('stopped', 'AbortError'));
    expect(await failure(send('/a'))).toMatchObject({ name: 'AbortError' });
  });
});
