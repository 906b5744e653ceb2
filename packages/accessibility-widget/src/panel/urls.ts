import type { Changeable } from '../options.ts';

/** URL of the folder with the translation files, ending in a slash. */
export const localeFolder = ({ host }: Changeable, assets: string): string =>
  host ? new URL('/locale/', host).href : `${assets}locale/`;

/** Target of the footer's credit link; null for a credit without a link. */
export const creditAddress = ({ host, credit }: Changeable): string | null =>
  credit ?? (host ? `${host}/de-jargonizer/contact-us` : null);
