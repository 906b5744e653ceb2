import type { Changeable } from '../options.ts';

export const localeFolder = ({ host }: Changeable, assets: string): string =>
  host ? new URL('/locale/', host).href : `${assets}locale/`;

export const creditAddress = ({ host, credit }: Changeable): string | null =>
  credit ?? (host ? `${host}/de-jargonizer/contact-us` : null);
