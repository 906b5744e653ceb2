import type { NewOwnDictionary } from '../../store/index.ts';

/** The name a dictionary is shown by, with its years. */
export const labelOf = ({
  name,
  from,
  to,
}: Pick<NewOwnDictionary, 'name' | 'from' | 'to'>): string =>
  `${name}, ${from === to ? from : `${from}–${to}`}`;
