import { readFileSync } from 'node:fs';

interface Fonts {
  readonly serif: string;
  readonly sans: string;
  /** The part of the fonts that holds the script of the language, as Fontsource names it. */
  readonly subset: string;
}

/** The font families of a language of the site, from its folder. */
export const fontsOf = (language: string): Fonts =>
  JSON.parse(
    readFileSync(
      new URL(`../src/locales/${language}/build/fonts-and-preview.json`, import.meta.url),
      'utf8',
    ),
  ) as Fonts;

/** The name of a font family in npm: “source-serif-4”. */
export const packageOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');
