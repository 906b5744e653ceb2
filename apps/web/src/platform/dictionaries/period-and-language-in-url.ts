import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { languages } from '../language/languages.ts';
import type { Wish } from './choose-dictionary.ts';

/**
 * The period and the language that the URL asks for with `?period=…&lang=…`; null for one that is missing, or for an
 * unknown language.
 */
export function readWish(search: URLSearchParams): Wish {
  const language = search.get('lang');
  return {
    period: search.get('period') || null,
    language: languages.find(({ code }) => code === language)?.code ?? null,
  };
}

export function writeWish(search: URLSearchParams, { period, language }: Wish): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of [
    ['period', period],
    ['lang', language],
  ] as const) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * Sets the period and the language in the URL. It replaces the history entry, so that Back leaves the page whatever was
 * chosen on it.
 */
export type SetWish = (next: Wish) => void;

export function useDictionaryOptions(): readonly [Wish, SetWish] {
  const [search, setSearch] = useSearchParams();
  const wish = useMemo(() => readWish(search), [search]);
  const setWish: SetWish = useCallback(
    (next: Wish) =>
      setSearch((before) => writeWish(before, next), { preventScrollReset: true, replace: true }),
    [setSearch],
  );
  return [wish, setWish];
}
