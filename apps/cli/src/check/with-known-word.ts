import { parse } from 'smol-toml';

const list = /^(known-words\s*=\s*\[)([^\]]*)\]/mu;
const quoted = (word: string) => JSON.stringify(word);

/**
 * Adds a word to `known-words` and leaves the rest of the file as written; null if the file is written in an
 * unsupported way.
 */
export function withKnownWord(settings: string, word: string): string | null {
  const written = list.test(settings)
    ? settings.replace(list, (_all, head: string, words: string) => {
        const filled = words.trimEnd();
        const comma = filled === '' || filled.endsWith(',') ? '' : ',';
        const space = filled === '' || filled.includes('\n') ? '' : ' ';
        const end = words.slice(filled.length);
        return `${head}${filled}${comma}${/\n/u.test(words) ? '\n  ' : space}${quoted(word)}${end}]`;
      })
    : // Before the first table, or else the key would belong to that table.
      `known-words = [${quoted(word)}]\n${settings}`;
  return hasOneMore(settings, written, word) ? written : null;
}

function hasOneMore(before: string, after: string, word: string): boolean {
  try {
    const wanted = parse(before);
    const known = wanted['known-words'];
    wanted['known-words'] = [...(Array.isArray(known) ? known : []), word];
    const keyed = ({ 'known-words': words, ...rest }: typeof wanted) =>
      JSON.stringify([words, rest]);
    return keyed(parse(after)) === keyed(wanted);
  } catch {
    // Invalid TOML, before or after: the file is left unchanged.
    return false;
  }
}
