/** Cached, because a panel shows dozens of numbers and a formatter takes longer to create than to use. */
const made = new Map<string, Intl.NumberFormat>();

const formatterFor = (language: string, options: Intl.NumberFormatOptions) => {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    return new Intl.NumberFormat('en', options);
  }
};

function format(value: number, language: string, style: 'percent' | 'decimal' = 'decimal') {
  const key = `${language} ${style}`;
  const formatter = made.get(key) ?? formatterFor(language, { style });
  made.set(key, formatter);
  return formatter.format(value);
}

/** 1.1 → "110%" in the reader's digits. */
export const share = (value: number, language: string): string =>
  format(value, language, 'percent');

/** 120 → "120%". */
export const percent = (value: number, language: string): string => share(value / 100, language);

/** 2 → "2 px", with a no-break space. */
export const pixels = (value: number, language: string): string => `${format(value, language)} px`;

export const plain = (value: number, language: string): string => format(value, language);

const aTaskLater = () => new Promise((later) => setTimeout(later));

/** Creates a language's number formatters ahead, in tasks of their own: one takes as long as showing the panel. */
export async function warmUpFormatters(language: string): Promise<void> {
  for (const show of [plain, share]) {
    await aTaskLater();
    show(0, language);
  }
  await aTaskLater();
}
