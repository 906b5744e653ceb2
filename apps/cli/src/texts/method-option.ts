import type { Method, Report } from '@vernacular/analyzer';

import { UsageError } from '../trouble.ts';

export const methodHelp = `  --method NAME      published (default) counts as the literature does; refined leaves names
                     and plurals of known words alone and counts symbols apart, in English`;

export function methodOption(value: string = 'published'): Method {
  if (value === 'published' || value === 'refined') return value;
  throw new UsageError(`The method is published or refined, not ‘${value}’.`);
}

export function methodNotice({ method }: Report, asked: Method): string | null {
  if (method === asked) return null;
  return 'The refined method reads English only; the published one answers instead.';
}

export const methodRemark = ({ method }: Report): string | null =>
  method === 'refined' ? 'Refined method: do not compare this score with the literature.' : null;
