import { setAttributes } from './element.ts';

/** The owner's name for the button, else the menu's in its language; English until that has loaded. */
export const nameLauncher = (
  launcher: Element,
  label: string | undefined,
  { name, lang } = { name: 'Open Accessibility Menu', lang: 'en' },
): void =>
  setAttributes(launcher, {
    title: label ?? name,
    'aria-label': label ?? name,
    lang: label === undefined && lang,
  });
