import { foldWord } from '@vernacular/analyzer';
import type { TFunction } from 'i18next';

import type { WordNote } from '../words/word-notes.ts';

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
      // The analyser's glosses are English; other languages use their own once these are loaded.
      const own: string = `refined.senses.${foldWord(word, 'en')}`;
      const sense = t(own as 'refined.title', { defaultValue: note.sense });
      return t('refined.word.sense', { sense });
    }
  }
}
