import type { Method } from '@vernacular/analyzer';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const readMethod = (search: URLSearchParams): Method =>
  search.get('method') === 'refined' ? 'refined' : 'published';

export function writeMethod(search: URLSearchParams, method: Method): URLSearchParams {
  const next = new URLSearchParams(search);
  if (method === 'refined') next.set('method', method);
  else next.delete('method');
  return next;
}

/**
 * The grading method in the URL of the page, and a function that sets it. A choice replaces the history entry, so that
 * Back leaves the page.
 */
export function useMethod(): readonly [Method, (next: Method) => void] {
  const [search, setSearch] = useSearchParams();
  const setMethod = useCallback(
    (next: Method) =>
      setSearch((before) => writeMethod(before, next), {
        preventScrollReset: true,
        replace: true,
      }),
    [setSearch],
  );
  return [readMethod(search), setMethod];
}
