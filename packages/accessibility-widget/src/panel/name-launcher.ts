import { launcherNames } from '../languages/launcher-names.ts';
import { setAttributes } from './element.ts';

/** The owner's name for the button, else the menu's in the first of these languages that it speaks. */
export function nameLauncher(
  launcher: Element,
  label: string | undefined,
  languages: readonly (string | null | undefined)[],
): void {
  const bases = languages.map((code) => code?.toLowerCase().split(/[-_]/u)[0] ?? '');
  const lang = bases.find((base) => Object.hasOwn(launcherNames, base)) ?? 'en';
  const name = label ?? launcherNames[lang]!;
  setAttributes(launcher, { title: name, 'aria-label': name, lang: label === undefined && lang });
}
