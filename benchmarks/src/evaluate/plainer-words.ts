import type { Dictionary } from '@vernacular/analyzer';
import { plainerWordFor } from '@vernacular/coach';

import { levelIn } from './general-dictionaries.ts';
import type { Suggest } from './offered-words.ts';

/** The coach's plainer word for a word of a sentence, judged by a dictionary as in the product. */
export const plainerWords =
  (dictionary: Dictionary): Suggest =>
  (word) =>
    plainerWordFor(
      word,
      (plainer, instead) => levelIn(plainer, dictionary) < levelIn(instead, dictionary),
    );
