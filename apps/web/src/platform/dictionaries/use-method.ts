import type { Method } from '@vernacular/analyzer';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Reads `?method=refined`; everything else means the published method. */
export const readMethod = (search: URLSearchParams): Method =>
  search.get('method') === 'refined' ? 'refined' : 'published';

/** An address with a method in it, the published one unsaid; everything else in it stays. */
export function writeMethod(search: URLSearchParams, method: Method): URLSearchParams {
  const next = new URLSearchParams(search);
  if (method === 'refined') next.set('method', method);
  else next.delete('method');
  return next;
}

/** The method that the address of the page holds; Back leaves the page, whatever was chosen on it. */
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
