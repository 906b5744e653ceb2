import { longestAnswer } from '../steps/answer.ts';
import type { PhraseBook } from './phrase-book.ts';

const quoted = (words: string) => `“${words}”`;
const inQuotes = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(words.map(quoted));

export const english: PhraseBook = {
  checks: {
    intro:
      'Questions a careful reader would ask of your text. Look for the words that answer each; you need not write about them:',
    heading: 'What your marks show',
    marked: (marked, of) => `You marked words for ${marked} of ${of} checks.`,
    answeredSince: (questions) => `Answered since: ${inQuotes(questions)}.`,
    absent: (questions) =>
      `In the text you looked at, you found nothing for ${inQuotes(questions)}.`,
    open: (questions) => `Not looked at: ${inQuotes(questions)}.`,
    noNumber: (question, words) =>
      `For ${quoted(question)} you marked ${quoted(words)}; no number stands there.`,
    stands: (question, found) =>
      `You found nothing for ${quoted(question)}; ${quoted(found)} stands in your text.`,
  },
  notice: 'Please do not share any sensitive information in the chat.',
  again: {
    empty: 'I did not see an answer there.',
    'not-a-choice':
      'I could not match that to one of the options. A number or a word from the list will do.',
    'too-long': `That is longer than I can work with here: at most ${longestAnswer.toLocaleString('en')} characters, about 3,000 words. Please send a shorter piece.`,
  },
  noText: {
    ownQuestion: 'This is my question, word for word. Send it once more to keep it as your answer.',
    noWords: 'I see no words there that I could read. Send it once more to keep it as it is.',
    insult:
      'That is no answer I can work with. If this is not a good moment, you may stop here and come back later. Send it once more to keep it as your answer.',
    foreign:
      'I can read English and Hebrew, and this looks like another language. Please write in one of the two, or send it once more to keep it as it is.',
    fewWords:
      'I need a little more than that: a rough sentence is enough to begin with. Send it once more to keep it as it is.',
    back: 'An earlier answer is changed with the button for it, where this screen has one; here I can only take an answer to this question.',
    kept: 'I keep this as you sent it.',
    asBefore: ({ from, to }) =>
      `This is the text from before, word for word, and longer than ${from} to ${to} words. Shorten it, or send it once more to keep it as it is.`,
  },
  otherLanguage: {
    ask: 'Your text is in English. Shall we go on in English?',
    goOn: 'Go on in English',
    goesOn: 'Good, from here on in English.',
  },
  newText: {
    ask: (words, before) =>
      `I still have your text of ${before}. Is what you just sent (${words}) to take its place?`,
    yes: 'Yes, this is my new text',
    keep: 'No, keep the text I had',
    once: 'Then please send the text itself once more, in full.',
    sent: 'This is my new text:',
  },
  help: ({ otherWords, example }) =>
    `In other words: ${otherWords}\n\nSomebody else, with another study, might answer: ${example}`,
  wentOn: 'Good, we go on without it.',
  takenAsText: (words) =>
    `Thank you. I take this as your text: ${words}. My question stays the same.`,
  moreWelcome: 'If there is more of it, send the whole text now; it takes the place of this one.',
  thanks: 'Thank you. Let us go on.',
  words: (count) => (count === 1 ? '1 word' : `${count} words`),
  within: (words, { from, to }) =>
    `Thank you. ${words}, within the ${from} to ${to} I had in mind.`,
  outside: (words, { from, to }) => `Thank you. ${words}; I had ${from} to ${to} in mind.`,
  levels: {
    heading: 'The words of your text',
    common: 'Common',
    mid: 'Mid-frequency',
    rare: 'Rare',
    score: 'Score of the vocabulary',
    number: (count, percent) => `${count} (${percent}%)`,
  },
  unscored: 'No score this time: there is too little here that I can score.',
  praise: 'Nicely done!',
  encouragement: 'Try to get it higher in the next round.',
  lastRound: 'The next round can be your next text.',
  rarest: (count) => (count === 1 ? 'Rarest word:' : 'Rarest words:'),
  perhaps: (plainer) => `perhaps “${plainer}”`,
  noRareWords: 'No rare words at all.',
  onlyMid: (mid) =>
    `No rare words at all; ${mid === 1 ? 'the mid-frequency one lowers' : `the ${mid} mid-frequency ones lower`} the score.`,
  abbreviations: (words) =>
    `Not spelt out: ${inQuotes(words)}. The counts cannot tell an abbreviation from a common word; would your reader know ${words.length === 1 ? 'it' : 'each'}?`,
  countedWith: (counts, beside) =>
    `Counted with: ${counts}${beside === null ? '' : `; words in the other script with: ${beside}`}.`,
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
  onlyNames: 'No rare words but names.',
  brief: (score, rare, named) =>
    `Vocabulary: score ${score}. ${rare === 0 ? 'No rare words.' : named.length === 0 ? 'No rare words but names.' : `Rare: ${named.join(', ')}.`}`,
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
  quoted,
  revised: 'Thank you, I have the new version:',
  keptUnchanged: 'The text stays as it is.',
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
