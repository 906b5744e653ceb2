import { english as instructions } from '../instructions/english.ts';
import type { DocumentTexts } from './document-texts.ts';

export const english: DocumentTexts = {
  isRightToLeft: false,
  locale: 'en-GB',
  score: (score) => `Score: ${score} of 100.`,
  noWords: 'The text has no words.',
  feedback: {
    'Nicely done!': 'Nicely done!',
    'Try to get it higher in the next round.': 'Try to get it higher in the next round.',
  },
  columns: ['Level', 'Words', 'Share'],
  levels: { common: 'Common', mid: 'Mid-frequency', rare: 'Rare', all: 'Classified' },
  theText: 'The text',
  key: [
    'Mid-frequency',
    ' words are orange with a dotted line. ',
    'Rare',
    ' words are red with a solid line. All other words are common.',
  ],
  howGraded: 'How it was graded',
  counts: (dictionary) => `Word counts: ${dictionary ?? 'not recorded'}.`,
  refined:
    'Method: refined. Names and plurals of known words are left alone, formulas and symbols are counted apart, so the score does not compare with the literature.',
  date: (date) => `Date: ${date}.`,
  buildYourOwn: 'Build your own De-Jargonizer',
  instructions,
};
