import { parse } from 'smol-toml';

export type ListName = 'known-words' | 'rules-off';

const lists: Readonly<Record<ListName, RegExp>> = {
  'known-words': /^(known-words\s*=\s*\[)([^\]]*)\]/mu,
  'rules-off': /^(rules-off\s*=\s*\[)([^\]]*)\]/mu,
};
const quoted = (word: string) => JSON.stringify(word);

/** Adds a word to a list of a settings file and leaves the rest as written; null if its form is unsupported. */
export function addToTomlList(settings: string, name: ListName, word: string): string | null {
  const list = lists[name];
  const written = list.test(settings)
    ? settings.replace(list, (_all, head: string, words: string) => {
        const filled = words.trimEnd();
        const comma = filled === '' || filled.endsWith(',') ? '' : ',';
        const space = filled === '' || filled.includes('\n') ? '' : ' ';
        const end = words.slice(filled.length);
        return `${head}${filled}${comma}${/\n/u.test(words) ? '\n  ' : space}${quoted(word)}${end}]`;
      })
    : // Before the first table, or else the key would belong to that table.
      `${name} = [${quoted(word)}]\n${settings}`;
  return hasOneMore(settings, written, name, word) ? written : null;
}

function hasOneMore(before: string, after: string, name: ListName, word: string): boolean {
  try {
    const wanted = parse(before);
    const listed = wanted[name];
    wanted[name] = [...(Array.isArray(listed) ? listed : []), word];
    const keyed = ({ [name]: words, ...rest }: typeof wanted) => JSON.stringify([words, rest]);
    return keyed(parse(after)) === keyed(wanted);
  } catch {
    // Invalid TOML, before or after: the file is left unchanged.
    return false;
  }
}
