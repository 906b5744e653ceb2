import type { LanguageCode, Tokens } from '@vernacular/analyzer';
import type { GlossaryField, ReadText, Stretch, TermInText } from '@vernacular/check';

import { logTrouble } from '../../../platform/browser/log.ts';
import type { Help } from './help.ts';

export interface HelpFinder {
  readonly terms: readonly TermInText[];
  readonly helpAt: (place: Stretch) => Help;
}

/** Finds help in an analysed text. Its first call loads tables, glossary and tagger; rejects if they fail to load. */
export type FindHelp = (read: ReadText & { readonly tokens: Tokens }) => Promise<HelpFinder>;

const institutions = new Map<LanguageCode, Promise<readonly GlossaryField[]>>();

/** The institution's own glossary fields; empty if they cannot be fetched, and fetched again at the next call. */
function ownFields(language: LanguageCode): Promise<readonly GlossaryField[]> {
  const known = institutions.get(language);
  if (known) return known;
  const fetched = fetchFields(language).catch((error: unknown) => {
    institutions.delete(language);
    logTrouble('The glossary of the institution did not come.', error);
    return [];
  });
  institutions.set(language, fetched);
  return fetched;
}

async function fetchFields(language: LanguageCode): Promise<readonly GlossaryField[]> {
  const response = await fetch(`/glossary/${language}.json`);
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  return (await response.json()) as readonly GlossaryField[];
}

export const findHelp: FindHelp = async ({ tokens, ...read }) => {
  const { language } = read.dictionary;
  const { helpWithText, loadHelpTools } = await import('@vernacular/check');
  const { terms, at } = helpWithText(
    read,
    tokens,
    await loadHelpTools(language, await ownFields(language)),
  );
  const now = read.totals.unroundedScore ?? 0;
  return {
    terms,
    helpAt: (place) => {
      const { start, end, plainer, gloss, isExplained, isFamiliar, field } = at(place);
      const term = read.text.slice(start, end);
      const words = plainer.map(({ plainer: text, level, replaces, by, unroundedScore }) => {
        return { text, level, replaces, by, gain: unroundedScore - now };
      });
      return { start, end, term, plainer: words, gloss, isExplained, isFamiliar, field };
    },
  };
};
