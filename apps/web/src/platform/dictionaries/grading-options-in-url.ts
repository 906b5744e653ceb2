import type { Method } from '@vernacular/analyzer';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { languages } from '../language/languages.ts';
import type { Wish } from './choose-dictionary.ts';

/** The URL's `?period=…&lang=…`; null for one that is missing, or for an unknown language. */
export function readWish(search: URLSearchParams): Wish {
  const language = search.get('lang');
  return {
    period: search.get('period') || null,
    language: languages.find(({ code }) => code === language)?.code ?? null,
  };
}

export const writeWish = (search: URLSearchParams, { period, language }: Wish): URLSearchParams =>
  withValues(search, { period, lang: language });

export const readMethod = (search: URLSearchParams): Method =>
  search.get('method') === 'refined' ? 'refined' : 'published';

export const writeMethod = (search: URLSearchParams, method: Method): URLSearchParams =>
  withValues(search, { method: method === 'refined' ? method : null });

function withValues(
  search: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** An option in the URL, and a function that sets it: in the same history entry, so that Back leaves the page. */
function useInUrl<Option>(
  read: (search: URLSearchParams) => Option,
  write: (search: URLSearchParams, option: Option) => URLSearchParams,
): readonly [Option, (next: Option) => void] {
  const [search, setSearch] = useSearchParams();
  const option = useMemo(() => read(search), [read, search]);
  const setOption = useCallback(
    (next: Option) =>
      setSearch((before) => write(before, next), { preventScrollReset: true, replace: true }),
    [setSearch, write],
  );
  return [option, setOption];
}

export type SetWish = (next: Wish) => void;

/** The period and the language in the URL. */
export const useDictionaryOptions = () => useInUrl(readWish, writeWish);

/** The grading method in the URL. */
export const useMethod = () => useInUrl(readMethod, writeMethod);
