import type { PhraseBook } from './phrase-book.ts';

const inQuotes = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** What every exercise says, in English. */
export const english: PhraseBook = {
  notice: 'Please do not share any sensitive information in the chat.',
  again: {
    empty: 'I did not see an answer there.',
    'not-a-choice':
      'I could not match that to one of the options. A number or a word from the list will do.',
    'too-short': 'That is only a word or two. A rough sentence is enough to begin with.',
    'too-long': 'That is longer than I can work with here. Please send a shorter piece.',
  },
  thanks: 'Thank you. Let us go on.',
  words: (count) => (count === 1 ? '1 word' : `${count} words`),
  within: (words, { from, to }) => `Thank you. ${words}, within the ${from} to ${to} I asked for.`,
  shorter: (words, { from, to }) =>
    `Thank you. ${words}; I had ${from} to ${to} in mind. That is fine, we go on with what you have.`,
  longer: (words, { from, to }) =>
    `Thank you. ${words}; I had ${from} to ${to} in mind. Keep it for now. See what you could part with.`,
  levels: {
    heading: 'The words of your text',
    common: 'Common',
    mid: 'Mid-frequency',
    rare: 'Rare',
    score: 'Score of the vocabulary',
    number: (count, percent) => `${count} (${percent}%)`,
  },
  unscored: 'No score this time: there is too little here that I can read.',
  praise: 'Nicely done!',
  encouragement: 'Try to get it higher in the next round.',
  rarest: 'Rarest words:',
  perhaps: (plainer) => `perhaps “${plainer}”`,
  noRareWords: 'No rare words at all.',
  countedWith: (counts) => `Counted with: ${counts}.`,
  counts: {
    en: {
      news: (period) => `News in English, ${period}`,
      general: 'General English (subtitles, books, web)',
    },
    he: {
      news: (period) => `News in Hebrew, ${period}`,
      general: 'General Hebrew (word lists and word pairs)',
    },
  },
  brief: (score, rare) =>
    `Vocabulary: score ${score}, ${rare === 0 ? 'no rare words' : rare === 1 ? '1 rare word' : `${rare} rare words`}.`,
  comment: {
    kinds: {
      works: 'What works',
      change: 'What to change',
      question: 'A question for you',
      note: 'A note',
    },
    byModel: 'by a language model',
  },
  version: {
    local:
      'A plainer version, made by rules from your own words. Take what helps and leave the rest:',
    llm: 'A version by a language model. Check it against what you know, take what helps and leave the rest:',
    neutral: 'Another version:',
  },
  welcomeBack: 'Welcome back. This is where we stopped:',
  movedOn: 'This conversation has gone on in another window. This is where it stands now:',
  afterwards: 'We have finished this exercise. Press Restart to do it again with another text.',
  unchanged: 'No change',
  revised: 'Thank you, I have the new version:',
  changed: ({ added, gone }) =>
    [
      added.length > 0 ? `New in it: ${inQuotes(added)}.` : '',
      gone.length > 0 ? `No longer there: ${inQuotes(gone)}.` : '',
    ]
      .join(' ')
      .trim(),
  keptUnchanged: 'Good, the text stays as it is.',
  reflections: {
    intro:
      'Four quick questions about the exercise itself. Answer each from 1 (not at all) to 5 (very much).',
    statements: [
      'It was easy to use.',
      'It made me think.',
      'It improved my text.',
      'I could apply this to my next text without the tool.',
    ],
    scale: ['Not at all', 'A little', 'Partly', 'Mostly', 'Very much'],
    open: 'And the last one, in your own words: what will you do differently in your next text?',
  },
};
