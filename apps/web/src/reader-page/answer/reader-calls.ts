import type { ReaderAnswer, ReaderTest } from '@vernacular/contract';

/** `code`: the error code of the server; `unreachable` without a response; `busy` when the call should be retried. */
export class ReaderFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Paths of the contract, repeated here because its schemas would double the size of this page. */
export const paths = {
  test: (id: string) => `/api/reader-tests/${encodeURIComponent(id)}`,
  answer: (id: string, answerId: string) =>
    `/api/reader-tests/${encodeURIComponent(id)}/answers/${encodeURIComponent(answerId)}`,
  takeBack: (code: string) => `/api/reader-tests/answers/${encodeURIComponent(code)}`,
};

async function call(path: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...request, credentials: 'omit' }).catch(() => {
    throw new ReaderFailure('unreachable');
  });
  if (response.ok) return response;
  if (response.status >= 500 || response.status === 429) throw new ReaderFailure('busy');
  const said = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
  throw new ReaderFailure(said?.error?.code ?? 'busy');
}

export const fetchTest = async (id: string): Promise<ReaderTest> =>
  (await call(paths.test(id))).json() as Promise<ReaderTest>;

export const sendAnswer = (id: string, answerId: string, answer: ReaderAnswer): Promise<unknown> =>
  call(paths.answer(id, answerId), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });

/** Deletes an answer by its code. Throws ReaderFailure, `unknown-code` if there is no such answer. */
export const takeAnswerBack = (code: string): Promise<unknown> =>
  call(paths.takeBack(code), { method: 'DELETE' });

export const codeOf = (error: unknown): string =>
  error instanceof ReaderFailure ? error.code : 'busy';

/** True for an error after which the same call may succeed later. */
export const isPassing = (code: string): boolean => code === 'unreachable' || code === 'busy';
