import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { analyze, type Dictionary } from '@vernacular/analyzer';
import { type Help, helpsIn, type HelpTools, loadHelpTools } from '@vernacular/check';

import { jsonLines, tabRowsOf } from '../frame/data-sets.ts';
import { type Finding, shareOf } from '../frame/finding.ts';

interface FieldText {
  readonly field: string;
  readonly text: string;
}

/** Only odd rows, because authors of the glossary may read the even ones. */
const unread = (texts: readonly string[]) => texts.filter((_, row) => row % 2 === 1);

const named = (field: string, texts: readonly string[]) =>
  unread(texts).map((text) => ({ field, text }));

/** Texts of the data sets, each with its field. Lines of the set `fields` name their field themselves. */
function textsOf(data: string): readonly FieldText[] {
  const pairs = (set: string) => jsonLines<Record<string, string>>(data, set);
  const digests = pairs('shuffle_test').filter(({ id }) => /^elife.*#0$/u.test(id ?? ''));
  const biomed = tabRowsOf(data, 'complex_lcp2021').filter(({ corpus }) => corpus === 'biomed');
  return [
    ...named(
      'Cochrane',
      pairs('cochrane_pairs').map(({ technical = '' }) => technical),
    ),
    ...named(
      'eLife digests',
      digests.map(({ original = '' }) => original),
    ),
    ...named(
      'biomedical papers',
      biomed.map(({ sentence = '' }) => sentence),
    ),
    ...named('press releases', claims(data, 'press_releases.csv')),
    ...named('research conclusions', claims(data, 'research_conclusions.csv')),
    ...named(
      'news',
      pairs('onestop_english').map(({ advanced = '' }) => advanced),
    ),
    ...jsonLines<FieldText>(data, 'fields'),
  ];
}

/** Rows `sentence,strength`, the sentence in quotes if it has a comma. */
function claims(data: string, name: string): readonly string[] {
  const path = join(data, 'claim_strength', name);
  if (!existsSync(path)) return [];
  const [, ...rows] = readFileSync(path, 'utf8').trim().split(/\r?\n/u);
  return rows.map((row) => row.replace(/,\w+$/u, '').replace(/^"(.*)"$/u, '$1'));
}

/** A capital within a sentence, or letters and digits mixed: a name or a symbol, which needs no plainer word. */
const isNameOrSymbol = (text: string, { start, end }: Help) =>
  /\d|\p{Lu}/u.test(text.slice(start + 1, end)) ||
  (/^\p{Lu}/u.test(text.slice(start, end)) &&
    !/(?:^|[.!?:]["”’)]?\s+|\n\s*)$/u.test(text.slice(0, start)));

function helpsOf(text: string, dictionary: Dictionary, tools: HelpTools) {
  const { tokens, ...totals } = analyze(text, dictionary);
  const read = { text, dictionary, method: 'published', totals } as const;
  return helpsIn(read, tokens, tools)
    .filter(({ level }) => level === 'rare')
    .map((help) => ({ help, isName: isNameOrSymbol(text, help) }));
}

const hasGloss = ({ gloss, isExplained }: Help) => gloss !== null || isExplained;

/**
 * Returns the shares of rare words, or of terms that contain one, that have a plainer word, a gloss, or either, by
 * field.
 */
export async function helpForRedWords(
  data: string,
  dictionary: Dictionary,
): Promise<readonly Finding[]> {
  const tools = await loadHelpTools('en');
  const fields = new Map<string, ReturnType<typeof helpsOf>>();
  for (const { field, text } of textsOf(data))
    fields.set(field, [...(fields.get(field) ?? []), ...helpsOf(text, dictionary, tools)]);
  return [...fields].flatMap(([field, all]) => {
    const words = all.filter(({ isName }) => !isName);
    const helped = ({ help }: (typeof all)[number]) => help.plainer.length > 0 || hasGloss(help);
    return [
      shareOf(
        field,
        'rare words with a plainer one',
        all.map(({ help }) => help.plainer.length > 0),
      ),
      shareOf(
        field,
        'rare words with a gloss',
        all.map(({ help }) => hasGloss(help)),
      ),
      shareOf(field, 'rare words with either', all.map(helped)),
      shareOf(field, 'the same without names and symbols', words.map(helped)),
    ];
  });
}
