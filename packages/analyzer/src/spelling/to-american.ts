import { families, type Family } from './prefixes-stems-endings.ts';
import { fragments, hasFragment } from './substitution-rules.ts';
import { withZ } from './ise-ize-endings.ts';
import wordPairs from './word-pairs.json' with { type: 'json' };

interface Listed {
  readonly american: ReadonlyMap<string, string>;
  readonly british: ReadonlyMap<string, readonly string[]>;
}

let listed: Listed | undefined;

export function listedSpellings(): Listed {
  listed ??= list();
  return listed;
}

function list(): Listed {
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
export function toAmerican(word: string): string {
  let form = word;
  if (hasFragment.test(word)) {
    for (const [british, american] of fragments) form = form.replace(british, american);
  }
  return listedSpellings().american.get(form) ?? withZ(form);
}
