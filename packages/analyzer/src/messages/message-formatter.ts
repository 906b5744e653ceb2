/** A sentence for each plural category of its language: English has `one` and `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** A sentence with named placeholders, such as “{kept} of {all}”. */
export type Message = string | PluralForms;

/** The shape that the sentences of every language share: those of English, with the plural forms of each language. */
export type InEveryLanguage<Sentences> = Sentences extends string
  ? string
  : Sentences extends readonly string[]
    ? readonly string[]
    : Sentences extends { readonly other: string }
      ? PluralForms
      : { readonly [Key in keyof Sentences]: InEveryLanguage<Sentences[Key]> };

type Values = Readonly<Record<string, string | number>>;

/** Puts values into a sentence. Throws where a value is missing. */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for “${name}” in “${sentence}”`);
    return String(value);
  });

export interface MessageFormatter {
  /** Puts values into a message. The value of `count` chooses the plural form. */
  readonly fill: (message: Message, values?: Values) => string;
  readonly quoted: (words: string) => string;
  /** “A, B and C”. */
  readonly listed: (words: readonly string[]) => string;
}

/** Formats the messages of one language. `quoted` holds its quotation marks: `“{words}”`. */
export function messageFormatter({
  locale,
  quoted,
}: Readonly<Record<'locale' | 'quoted', string>>): MessageFormatter {
  const rules = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale);
  const formOf = (message: Message, values: Values) =>
    typeof message === 'string'
      ? message
      : (message[rules.select(Number(values['count']))] ?? message.other);
  return {
    fill: (message, values = {}) => fill(formOf(message, values), values),
    quoted: (words) => fill(quoted, { words }),
    listed: (words) => list.format(words),
  };
}
