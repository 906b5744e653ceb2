import { fileURLToPath } from 'node:url';

/** The path of a file that operators are given. */
export const deployed = (name: string): string =>
  fileURLToPath(new URL(`../../../../../deploy/${name}`, import.meta.url));
