import { countOf, type Dictionary, formsOf, withoutFinals } from '@vernacular/analyzer';

type Counts = Pick<Dictionary, 'table' | 'cutoffs'>;

const longestPrefix = 5;
/** In letters. With a shorter remainder, a match would be chance. */
const shortest = 4;
/** “And” before another prefix letter: hardly any word begins with both. */
const leaning = /^ו(?=[בהכמש]\p{Script=Hebrew}{4})/u;

/** Share of the count of a common word. Rarer forms may belong to another word. */
const wellKnown = 1 / 5;

/**
 * The count of a word or, if it is not listed, of its most frequent related form: רעידות for רעידה, רדיולוגיה for
 * רדיולוג.
 */
function known(word: string, { table, cutoffs }: Counts): number {
  const count = countOf(table, word);
  if (count > 0) return count;
  const stem = withoutFinals(word.replace(/[הת]$/u, ''));
  const endings = stem === withoutFinals(word) ? ['ים', 'ות', 'י', 'ית', 'יה'] : ['ה', 'ת', 'ות'];
  const forms = Math.max(...endings.map((ending) => countOf(table, stem + ending)));
  return forms < cutoffs.common * wellKnown ? 0 : forms;
}

/**
 * A Hebrew word without its prefix letters, if the dictionary counts the remainder more often: ברעידה → רעידה. If it
 * counts neither, only an “and” before another prefix letter is removed.
 */
export function withoutHebrewPrefix(word: string, counts: Counts): string {
  if (!/^\p{Script=Hebrew}+$/u.test(word)) return word;
  const forms = formsOf(word, 'he');
  let best = { word, count: known(word, counts) };
  for (let at = 1; at <= longestPrefix && word.length - at >= shortest; at += 1) {
    const rest = word.slice(at);
    const count = known(rest, counts);
    // A mem may belong to the word: מסקרנת is not a form of סקרנת.
    const isMem = word[at - 1] === 'מ' && countOf(counts.table, rest) === 0;
    if (count > best.count && !isMem && forms.has(withoutFinals(rest)))
      best = { word: rest, count };
  }
  return best.count === 0 ? word.replace(leaning, '') : best.word;
}
