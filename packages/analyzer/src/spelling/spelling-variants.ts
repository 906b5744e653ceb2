import { withS, withZ } from './ise-ize-endings.ts';
import { families, type Family } from './prefixes-stems-endings.ts';
import { fragments, hasFragment, reversedFragments } from './substitution-rules.ts';
import wordPairs from './word-pairs.json' with { type: 'json' };

/** The other spellings of a folded English word, British or American; empty for most words. */
export function spellingVariants(word: string): string[] {
  const american = toAmerican(word);
  return [american, ...toBritish(american)].filter((form) => form !== word);
}

let listed: ReturnType<typeof list> | undefined;

const listedSpellings = () => (listed ??= list());

function list() {
  const american = new Map<string, string>();
  const british = new Map<string, string[]>();
  for (const pairs of [Object.entries(wordPairs), ...families.map(spell)]) {
    for (const [from, to] of pairs) {
      if (american.has(from)) continue;
      american.set(from, to);
      const spellings = british.get(to);
      if (spellings === undefined) british.set(to, [from]);
      else spellings.push(from);
    }
  }
  return { american, british };
}

function* spell({ prefixes, stems, endings }: Family): Generator<readonly [string, string]> {
  for (const prefix of prefixes) {
    for (const stem of stems) {
      for (const [british, american] of endings) {
        yield [prefix + stem + british, prefix + stem + american];
      }
    }
  }
}

/** The American spelling of a folded English word: “colour” → “color”. Other words are returned unchanged. */
function toAmerican(word: string): string {
  let form = word;
  if (hasFragment.test(word)) {
    for (const [british, american] of fragments) form = form.replace(british, american);
  }
  return listedSpellings().american.get(form) ?? withZ(form);
}

// Fast pre-check: every pattern in `reversedFragments` contains one of these.
const canHoldFragment = /e[cdlmost]|eu|mol[dt]|plow|ea|sulf/u;

/** The British spellings of a folded American word; empty for most words. */
function toBritish(american: string): readonly string[] {
  const { british } = listedSpellings();
  if (!british.has(american) && !american.includes('iz') && !canHoldFragment.test(american))
    return [];
  const found = new Set([american]);
  const add = (candidate: string) => {
    if (!found.has(candidate) && toAmerican(candidate) === american) found.add(candidate);
  };
  for (const form of found) {
    if (canHoldFragment.test(form)) {
      for (const [from, to] of reversedFragments) add(form.replace(from, to));
    }
    for (const candidate of british.get(form) ?? []) add(candidate);
    add(withS(form));
  }
  return [...found].slice(1);
}
