import type { Method, Report } from '@vernacular/analyzer';

export const methodHelp = `  --method NAME      published (default) counts as the literature does; refined leaves names
                     and plurals of known words alone and counts symbols apart, in English`;

/** The option `--method`, to spread among a command's options. */
export const methodOption = {
  method: { type: 'string', choices: ['published', 'refined'], default: 'published' },
} as const;

/** A sentence that the published method was used though the refined one was asked for; null otherwise. */
export function methodNotice({ method }: Report, asked: Method): string | null {
  if (method === asked) return null;
  return 'The refined method reads English only; the published one answers instead.';
}

/** A caution for printed reports by the refined method; null for the published one. */
export const methodRemark = ({ method }: Report): string | null =>
  method === 'refined' ? 'Refined method: do not compare this score with the literature.' : null;
