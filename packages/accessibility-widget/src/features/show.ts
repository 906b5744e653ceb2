/** Made once for each language: a panel shows dozens of numbers, and a formatter takes longer to make than to ask. */
const made = new Map<string, Intl.NumberFormat>();

const formatterFor = (language: string, options: Intl.NumberFormatOptions) => {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    return new Intl.NumberFormat('en', options); // a language tag Intl does not know
  }
};

function format(value: number, language: string, style: 'percent' | 'decimal' = 'decimal') {
  const key = `${language} ${style}`;
  const formatter = made.get(key) ?? formatterFor(language, { style });
  made.set(key, formatter);
  return formatter.format(value);
}

/** 120 → "120%" in the reader's digits. */
export const percent = (value: number, language: string): string =>
  format(value / 100, language, 'percent');

/** 1.1 → "110%". */
export const share = (value: number, language: string): string =>
  format(value, language, 'percent');

/** 2 → "2 px", which no line divides. */
export const pixels = (value: number, language: string): string => `${format(value, language)} px`;

/** 60 → "60". */
export const plain = (value: number, language: string): string => format(value, language);

const aTaskLater = () => new Promise((later) => setTimeout(later));

/** A task each for what came before, the first number of a language, which takes as long as the panel that shows it, and what comes next. */
export async function beforeNumbers(language: string): Promise<void> {
  await aTaskLater();
  plain(0, language);
  await aTaskLater();
}
