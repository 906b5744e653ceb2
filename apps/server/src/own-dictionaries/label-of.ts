import type { NewOwnDictionary } from '../store/own-dictionaries.ts';

/** The name a dictionary is shown by, with its years. */
export const labelOf = ({
  name,
  from,
  to,
}: Pick<NewOwnDictionary, 'name' | 'from' | 'to'>): string =>
  `${name}, ${from === to ? from : `${from}–${to}`}`;
