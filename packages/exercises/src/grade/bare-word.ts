import { countOf, type Dictionary, formsOf } from '@vernacular/analyzer';

type Counts = Pick<Dictionary, 'table' | 'cutoffs'>;

const longestPrefix = 5;
/** Of a shorter rest nobody can tell whether it is the word. */
const shortest = 4;
/** “And” before another letter that leans: hardly any word begins so. */
const leaning = /^ו(?=[בהכמש]\p{Script=Hebrew}{4})/u;

/** A last letter as it stands inside a word. */
const asInside = (word: string) =>
  word.replace(/[ךםןףץ]$/u, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));

/** Forms that are counted less than this part of a common word may be those of another word. */
const wellKnown = 1 / 5;

/** How well the counts know a word, or else its nearest forms: רעידות of רעידה, רדיולוגיה of רדיולוג. */
function known(word: string, { table, cutoffs }: Counts): number {
  const count = countOf(table, word);
  if (count > 0) return count;
  const stem = asInside(word.replace(/[הת]$/u, ''));
  const endings = stem === asInside(word) ? ['ים', 'ות', 'י', 'ית', 'יה'] : ['ה', 'ת', 'ות'];
  const forms = Math.max(...endings.map((ending) => countOf(table, stem + ending)));
  return forms < cutoffs.common * wellKnown ? 0 : forms;
}

/**
 * A Hebrew word without the letters that lean on it, where the counts know it so and better than with them: רעידה for
 * ברעידה. Where they know neither, only an “and” before another such letter is left out.
 */
export function bareWord(word: string, counts: Counts): string {
  if (!/^\p{Script=Hebrew}+$/u.test(word)) return word;
  const forms = formsOf(word, 'he');
  let best = { word, count: known(word, counts) };
  for (let at = 1; at <= longestPrefix && word.length - at >= shortest; at += 1) {
    const rest = word.slice(at);
    const count = known(rest, counts);
    // מסקרנת is no סקרנת: a mem may belong to the word.
    const isMem = word[at - 1] === 'מ' && countOf(counts.table, rest) === 0;
    if (count > best.count && !isMem && forms.has(asInside(rest))) best = { word: rest, count };
  }
  return best.count === 0 ? word.replace(leaning, '') : best.word;
}
