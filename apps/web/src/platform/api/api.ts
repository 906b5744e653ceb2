import { inEitherCasing } from '@vernacular/contract';

import { i18n } from '../language/i18n.ts';
import { checkSession, freshSession } from '../account/session.ts';

/** Why a call to the server failed: its code, a sentence for the reader, and the HTTP status (0 without an answer). */
export class ApiFailure extends Error {
  readonly code: string;
  readonly status: number;
  /** Seconds of the Retry-After header. */
  readonly after: number | undefined;

  constructor(
    code: string,
    message: string,
    status: number,
    { after, ...options }: ErrorOptions & { readonly after?: number | undefined } = {},
  ) {
    super(message, options);
    this.after = after;
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
  }
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Checks a reply and returns it typed, as a zod schema does; `parse` throws for an invalid one. */
export interface ReplyCheck<Reply> {
  parse(value: unknown): Reply;
}

/** Calls the server and returns its checked reply. Throws ApiFailure. */
export async function callApi<Reply>(
  path: string,
  reply: ReplyCheck<Reply>,
  call: Call = {},
): Promise<Reply> {
  return readReply(await send(path, call), reply);
}

/** The checked JSON body of a response, in camel or Pascal case. Throws ApiFailure `unreadable-reply`. */
export async function readReply<Reply>(
  response: Response,
  reply: ReplyCheck<Reply>,
): Promise<Reply> {
  try {
    return inEitherCasing(reply).parse(await response.json());
  } catch (cause) {
    throw new ApiFailure(
      'unreadable-reply',
      'The server gave an answer we cannot read.',
      response.status,
      { cause },
    );
  }
}

/** Calls the server and returns the response itself, for files and streams. Throws ApiFailure or AbortError. */
export async function send(path: string, call: Call = {}): Promise<Response> {
  const response = await fetch(path, await requestOf(call)).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiFailure('unreachable', 'The server cannot be reached.', 0, { cause });
  });
  if (response.status === 401) checkSession();
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function requestOf({ method, body, headers, signal }: Call): Promise<RequestInit> {
  const session = await freshSession();
  const isForm = body instanceof FormData;
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      // Documents are written in the language of the site, which may not be the browser's.
      'accept-language': i18n.language,
      ...(session.kind === 'in' && { authorization: `Bearer ${session.accessToken}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

/** The error of a refused response: the server’s code and message, or `failed` if it sent none. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const said = (await response.json().catch(() => null)) as {
    error?: { code?: unknown; message?: unknown };
  } | null;
  const { code, message } = said?.error ?? {};
  return new ApiFailure(
    typeof code === 'string' ? code : 'failed',
    typeof message === 'string' ? message : `Request failed with status ${response.status}`,
    response.status,
    { after: Number(response.headers.get('retry-after')) || undefined },
  );
}
