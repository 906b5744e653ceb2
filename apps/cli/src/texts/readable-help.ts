import { readableEndings } from '@vernacular/documents';

/** The files that can be read, for the help of a command. */
export const readableHelp = `${readableEndings
  .slice(0, -1)
  .map((one) => `.${one}`)
  .join(', ')} or .${readableEndings.at(-1)}`;
