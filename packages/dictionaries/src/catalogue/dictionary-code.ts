/** Thrown for a dictionary code that is not language text, a 4-digit year, an underscore, a 4-digit year. */
export class InvalidCode extends Error {
  override readonly name = 'InvalidCode';

  constructor(value: string) {
    super(`Invalid format: ${value}`);
  }
}

// Only letters, with single spaces or hyphens between, because the code is also a file name.
const pattern = /^(\p{L}[\p{L}\p{M}]*(?:[ -][\p{L}\p{M}]+)*)(\d{4})_(\d{4})$/u;

/** Parses a code such as `English2012_2015`; `language` is any name in a custom one. Throws {@link InvalidCode}. */
export function parseCode(value: string) {
  const [, language, from, to] = pattern.exec(value) ?? [];
  if (!language) throw new InvalidCode(value);
  return { language, from: Number(from), to: Number(to) };
}

/** 'Language: English, Period: 2012-2015', or 'Invalid format: …' for a code that is none. */
export function displayCode(value: string): string {
  const [, language, from, to] = pattern.exec(value) ?? [];
  return language ? `Language: ${language}, Period: ${from}-${to}` : new InvalidCode(value).message;
}

/** '2012 - 2015', as the list of time periods shows it. */
export function displayPeriod(period: { readonly from: number; readonly to: number }): string {
  const [from, to] = [period.from, period.to].map((year) => String(year).padStart(4, '0'));
  return `${from} - ${to}`;
}
