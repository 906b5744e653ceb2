import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';

import type { paths } from './calls.ts';

/** A typed client for every API call of a site, by method and path. */
export type Vernacular = Client<paths>;

/** The body of a failed call. `code` is stable across versions; `message` is a sentence to show. */
export interface Failure {
  readonly error: { readonly code: string; readonly message: string };
}

/**
 * Returns a typed client for the API of a site; a failed call is not repeated. `site` is the address, such as
 * https://vernacular.example.org; `options` are those of openapi-fetch, such as `fetch` and `headers`.
 */
export const connect = (site: string, options: Omit<ClientOptions, 'baseUrl'> = {}): Vernacular =>
  createFetchClient<paths>({ ...options, baseUrl: site });

/** Seconds to wait before repeating a call refused with 429 or 503; null without a number in `Retry-After`. */
export function secondsToWait({ headers }: Pick<Response, 'headers'>): number | null {
  const said = headers.get('retry-after');
  return said !== null && /^\d+$/u.test(said) ? Number(said) : null;
}

type Field = string | Blob;

/** Turns a body with files into a form: pass it as `bodySerializer` to calls that take `multipart/form-data`. */
export function asForm(body: Readonly<Record<string, Field | readonly Field[] | undefined>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of value === undefined ? [] : [value].flat()) form.append(name, one);
  return form;
}
