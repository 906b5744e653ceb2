import type { Messages } from './messages.ts';

export const english: Messages = {
  instead: {
    sameText: 'This is the same text as before, word for word.',
    otherScript: 'I read English and Hebrew, and most of these letters are of neither.',
    otherLanguage:
      'Your text is in English and this answer is in Hebrew. I compare the two word by word, so I can’t say what of it stands in the text.',
    notSure: 'It is all right not to know yet. One rough sentence is enough to go on.',
  },
  changed: (was, now) =>
    `An earlier version has ${was} in this sentence; here stands ${now}. Which of the two is right?`,
  unknownFigure: (figure) =>
    `I find ${figure} of your answer neither in your text nor in your earlier answers.`,
  strongerClaim: (was, now, before) =>
    `Your first text says ${was}: ${before} This sentence says ${now}. Which of the two do your data carry?`,
  strongerAnswer: (was, now) =>
    `This sentence of your text says ${was}, and your answer ${now}. Which of the two do your data carry?`,
  barePointer: (word) =>
    `${word} stands here without a noun. A reader has to look back for what it means.`,
  longestSentence: (words) =>
    `This is your longest sentence: ${words} words. A reader has to hold them all until it ends.`,
  settledName: (kept, gone, count) =>
    `In your first text ${gone} stood beside ${kept}. Here I find ${kept}, and ${count === 1 ? 'the other name' : 'the other names'} nowhere.`,
  rowNowhere: (words) =>
    `Your table has ${words}. No sentence of your text has all of these words.`,
  linkNowhere: (target) =>
    `Your table links this sentence back to ${target}. I find none of these words in the sentences before it.`,
  pointsNowhere: (target) =>
    `By your table, this points to ${target}. I find none of these words before it.`,
  pointsFar: (target, sentences) =>
    `By your table, this points to ${target}. The last sentence before it with one of these words is ${sentences} sentences back.`,
  absentConnector: (word) => `${word} is in your table, and I don’t find it in the text.`,
  answerSentence: (place, sentences) =>
    `This sentence of your answer is sentence ${place} of ${sentences} in your text.`,
  absentSentence:
    'Apart from small words, most of this sentence of your answer stands nowhere in your text.',
  listed: (all) => new Intl.ListFormat('en-GB').format(all),
  quoted: (words) => `“${words}”`,
};
