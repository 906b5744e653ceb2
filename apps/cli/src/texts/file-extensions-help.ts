import { readableEndings } from '@vernacular/documents';

/** '.docx, .txt or .md', for the help of a command. */
export const readableHelp = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  readableEndings.map((one) => `.${one}`),
);
