/** The messages of a language: sentences, plural forms and lists of words, grouped as a tree. */
export type MessageTree = string | readonly unknown[] | { readonly [key: string]: MessageTree };

const namesIn = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/gu), ([, name]) => name!);

const isTree = (value: MessageTree | undefined): value is Readonly<Record<string, MessageTree>> =>
  typeof value === 'object' && !Array.isArray(value);

const placeholdersIn = (message: MessageTree): string =>
  [...new Set((isTree(message) ? Object.values(message) : [message]).map(String).flatMap(namesIn))]
    .toSorted()
    .join(', ');

/**
 * Faults of a translation compared with English, each as a sentence with its path: a missing or unknown key, other
 * placeholders, a missing plural category. Lists of words may differ. Empty for a complete translation.
 */
export function translationFaults(
  english: MessageTree,
  other: MessageTree | undefined,
  locale: string,
  path = '',
): readonly string[] {
  if (other === undefined || other === '') return [`${path} is missing`];
  if (Array.isArray(english) || Array.isArray(other))
    return Array.isArray(english) && Array.isArray(other) ? [] : [`${path} is no list in both`];
  const isPlural = isTree(english) && typeof english['other'] === 'string';
  if (!isTree(english) || isPlural) {
    const [wanted, found] = [english, other].map(placeholdersIn);
    const faults = wanted === found ? [] : [`${path} has {${found}} instead of {${wanted}}`];
    if (!isPlural) return typeof other === 'string' ? faults : [`${path} is no sentence`];
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const lacking = pluralCategories.filter((name) => !isTree(other) || other[name] === undefined);
    return [...faults, ...lacking.map((name) => `${path} has no plural form “${name}”`)];
  }
  if (!isTree(other)) return [`${path} is no group`];
  const unknown = Object.keys(other).filter((key) => !(key in english));
  return [
    ...unknown.map((key) => `${path}/${key} is unknown in English`),
    ...Object.entries(english).flatMap(([key, message]) =>
      translationFaults(message, other[key], locale, `${path}/${key}`),
    ),
  ];
}
