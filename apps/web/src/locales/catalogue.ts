import type deJargonizer from './en/de-jargonizer.json';
import type home from './en/home.json';
import type notFound from './en/not-found.json';
import type shell from './en/shell.json';

/** Every file of texts, one line each. A key that is not in its file is a type error. */
export interface Texts {
  'de-jargonizer': typeof deJargonizer;
  home: typeof home;
  'not-found': typeof notFound;
  shell: typeof shell;
}
