import { readableEndings } from '@vernacular/documents';

export const readableHelp = `${readableEndings
  .slice(0, -1)
  .map((one) => `.${one}`)
  .join(', ')} or .${readableEndings.at(-1)}`;
