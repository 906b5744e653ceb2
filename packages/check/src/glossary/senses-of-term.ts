import { foldWord } from '@vernacular/analyzer';

import { findTerms } from './find-terms.ts';
import type { Glossary, GlossaryEntry } from './glossary.ts';

/** What a term means in a field. */
export interface Sense {
  readonly field: string;
  readonly term: string;
  readonly meaning: string;
}

/** All senses of a term outside any text, field by field; in a text, `findTerms` chooses one. */
export function sensesOf(written: string, { language, fields }: Glossary): readonly Sense[] {
  return fields.flatMap(({ field, cues, terms }) =>
    terms
      .filter(({ term, also = [], plural }) =>
        mayBe(foldWord(written, language), [term, ...also, plural ?? term]),
      )
      .filter((entry) => {
        const [found] = findTerms(written, {
          language,
          fields: [{ field, cues, terms: [withoutNear(entry)] }],
        });
        return found?.start === 0 && found.end === written.length;
      })
      .map(({ term, gloss }) => ({ field, term, meaning: gloss })),
  );
}

/** Alone, a term has no neighbours that could decide on its sense. */
function withoutNear(entry: GlossaryEntry): GlossaryEntry {
  const { near, ...alone } = entry;
  return near ? alone : entry;
}

/** Whether a term may match: all its forms share their first two letters, so only a few terms need to be inflected. */
const mayBe = (written: string, names: readonly string[]) =>
  names.some((name) => written.slice(0, 2) === name.slice(0, 2).toLowerCase());
