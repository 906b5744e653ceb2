import { setAttributes } from './element.ts';

/** The owner's name for the button, else the menu's, which is in the language `lang`. */
export const nameLauncher = (
  launcher: Element,
  label: string | undefined,
  name: string,
  lang: string,
): void =>
  setAttributes(launcher, {
    title: label ?? name,
    'aria-label': label ?? name,
    lang: label === undefined && lang,
  });
