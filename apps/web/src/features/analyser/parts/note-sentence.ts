import { foldWord } from '@vernacular/analyzer';
import type { TFunction } from 'i18next';

import type { WordNote } from '../words/word-notes.ts';

/** What the refined reading has to say about a word, in a sentence. */
export function noteSentence(t: TFunction<'analyser'>, word: string, note: WordNote): string {
  switch (note.kind) {
    case 'name':
      return t('refined.word.name');
    case 'explained':
      return t('refined.word.explained');
    case 'family':
      return t('refined.word.family', { base: note.base });
    case 'term':
      return t('refined.word.term', { term: note.term });
    case 'technical-sense': {
      // The glosses of the analyser are English; other languages have their own, once they are there.
      const own: string = `refined.senses.${foldWord(word, 'en')}`;
      const sense = t(own as 'refined.title', { defaultValue: note.sense });
      return t('refined.word.sense', { sense });
    }
  }
}
