import { longestAnswer } from '../steps/answer.ts';
import type { PhraseBook } from './phrase-book.ts';

const quoted = (words: string) => `“${words}”`;
const inQuotes = (words: readonly string[]) => words.map(quoted).join(', ');

const inLanguage = { en: 'English', he: 'Hebrew' } as const;

/** What every exercise says, in English. */
export const english: PhraseBook = {
  checks: {
    intro:
      'Questions a careful reader would ask of your text. Look for the words that answer each; you need not write about them:',
    heading: 'What your marks show',
    marked: (marked, of) => `You marked words for ${marked} of ${of} checks.`,
    answeredSince: (questions) => `Answered since: ${inQuotes(questions)}.`,
    absent: (questions) => `You found nothing for ${inQuotes(questions)}.`,
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
    'too-short': 'I need a little more than that. A rough sentence is enough to begin with.',
    'too-long': `That is longer than I can work with here: at most ${longestAnswer.toLocaleString('en')} characters, about 3,000 words. Please send a shorter piece.`,
  },
  asBefore: ({ from, to }) =>
    `This is the text from before, word for word, and longer than ${from} to ${to} words. Shorten it, or send it once more to keep it as it is.`,
  newText: {
    ask: (words, before) =>
      `I still have your text of ${before}. Is what you just sent (${words}) to take its place?`,
    yes: 'Yes, this is my new text',
    keep: 'No, keep the text I had',
    once: 'Then please send the text itself once more, in full.',
    sent: 'This is my new text:',
  },
  aside: {
    'not-sure': 'It is all right not to know yet.',
    refuses: 'That is your choice, and it does not count as an answer.',
    objects: 'You may well doubt the question. I ask it because a reader may.',
    inOtherWords: 'In other words:',
    example: (text) => `Somebody else, with another study, might answer: ${text}`,
    length: (range) =>
      range
        ? `About ${range.from} to ${range.to} words. That is a guide; a text of another length is read all the same.`
        : 'As long as you need; a sentence or two is enough.',
    enough: (range) =>
      range
        ? `Enough is what says what you mean. About ${range.from} to ${range.to} words are a guide, and you can send it as it is.`
        : 'Enough is what says what you mean; a sentence or two can do it.',
    ownText:
      'Yes, any text of your own will do, an abstract too. Leave out what is not to be public yet.',
    unanswered: [
      'I ask questions and read what you write; this one I can’t answer.',
      'I can’t answer that one either.',
    ],
    roughly: 'Write what you can; a rough sentence is enough to begin with.',
    goOn: 'Go on without',
    wentOn: 'Good, we go on without it.',
    keep: 'Keep the text I had',
  },
  takenAsText: (words) =>
    `Thank you. I take this as your text: ${words}. My question stays the same.`,
  moreWelcome: 'If there is more of it, send the whole text now; it takes the place of this one.',
  thanks: 'Thank you. Let us go on.',
  words: (count) => (count === 1 ? '1 word' : `${count} words`),
  within: (words, { from, to }) =>
    `Thank you. ${words}, within the ${from} to ${to} I had in mind.`,
  shorter: (words, { from, to }) =>
    `Thank you. ${words}; I had ${from} to ${to} in mind. We go on with what you have.`,
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
  unscored: 'No score this time: there is too little here to score.',
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
  quoted,
  unchanged: 'No change',
  revised: 'Thank you, I have the new version:',
  changed: ({ added, gone, languages }) =>
    [
      languages
        ? `It is in another language: ${inLanguage[languages[0]]} before, ${inLanguage[languages[1]]} now.`
        : '',
      added.length > 0 ? `New in it: ${inQuotes(added)}.` : '',
      gone.length > 0 ? `No longer there: ${inQuotes(gone)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
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
