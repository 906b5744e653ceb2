import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';

import type { paths } from './calls.ts';

/** Every call of a site, by method and path. */
export type Vernacular = Client<paths>;

/** What a failed call answers: `code` stays the same from version to version, `message` is a sentence to show. */
export interface Failure {
  readonly error: { readonly code: string; readonly message: string };
}

/**
 * The calls of a site, each made once and never again by itself.
 *
 * @param site Its address, such as https://vernacular.example.org.
 * @param options Those of openapi-fetch: `fetch`, `headers`, …
 */
export const connect = (site: string, options: Omit<ClientOptions, 'baseUrl'> = {}): Vernacular =>
  createFetchClient<paths>({ ...options, baseUrl: site });

/** In how many seconds a call that was refused with 429 or 503 may go well; null where the site did not say. */
export function secondsToWait({ headers }: Pick<Response, 'headers'>): number | null {
  const said = headers.get('retry-after');
  return said !== null && /^\d+$/u.test(said) ? Number(said) : null;
}

type Field = string | Blob;

/** A body as a form with files: give it as `bodySerializer` to calls that take `multipart/form-data`. */
export function asForm(body: Readonly<Record<string, Field | readonly Field[] | undefined>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of value === undefined ? [] : [value].flat()) form.append(name, one);
  return form;
}
