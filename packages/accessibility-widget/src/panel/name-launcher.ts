import { setAttributes } from './element.ts';

/** Sets the launcher's accessible name: the owner's label, else `name`, which is in the language `lang`. */
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
