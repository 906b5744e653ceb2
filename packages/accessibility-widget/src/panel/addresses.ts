import type { Changeable } from '../options.ts';

/** Folder with the translations, ending in a slash. */
export const localeFolder = ({ host }: Changeable, assets: string): string =>
  host ? new URL('/locale/', host).href : `${assets}locale/`;

/** Where the footer's credit leads; null for nowhere. */
export const creditAddress = ({ host, credit }: Changeable): string | null =>
  credit ?? (host ? `${host}/de-jargonizer/contact-us` : null);
