import type { Sayings } from './sayings.ts';

/** What was found in a text and what was not, in English. */
export const listing: Sayings['listing'] = {
  short: (words) =>
    `There ${words === 1 ? 'is 1 word' : `are ${words} words`} here, too few for me to say what works. What would somebody need to hear who knows nothing of it?`,
  claims: (all) => `I read these sentences as claims. ${all}`,
  grounded: (claim, ground) => `“${claim}” (with it: “${ground}”).`,
  bare: (claim) => `“${claim}” (I see no number, source or reason beside it).`,
  plain: (claim) => `“${claim}”`,
  named: (people) =>
    `I recognise these people and bodies in your text: ${people}; there may be others. Who is touched by this work and stands nowhere in it?`,
  plan: (all) => `In your text I find: ${all}`,
  people: (people) => `people and bodies (${people})`,
  ways: (words) => `ways to act (${words})`,
  principle: (words) => `a principle (“${words}”)`,
  step: (words) => `a step with its time (“${words}”)`,
};

/** Where in the text stands what an answer is about, in English. */
export const inText: Sayings['inText'] = {
  notYet: (words) =>
    `Your claim says ${words}; in the summary I find no such word. By which of its words would a reader know the claim again?`,
  nowThere: {
    objection: (words) =>
      `New since your first summary: ${words}, from your answer to the critic. A reader who doubts you finds it here.`,
    certainty: (words) =>
      `New since your first summary: ${words}, from your answer about how certain you are. A reader finds it here.`,
    reasoning: (words) =>
      `New since your first summary: ${words}, from your answer about why the evidence counts. A reader finds it here.`,
  },
  claimLate: (sentence, sentences) =>
    `This sentence comes closest to your claim, and it is number ${sentence} of ${sentences}. Could a reader meet it earlier?`,
  apart: (evidence, sentences) =>
    `This sentence comes closest to your claim; what you point to (“${evidence}”) stands ${Math.abs(sentences)} sentences ${sentences > 0 ? 'further on' : 'before it'}. What would bring the two together?`,
  numbers: (number) =>
    `Your answer names no number; this sentence gives ${number}. Is that your strongest evidence?`,
  onlyHere: (person) =>
    `${person}: I find the word in this sentence only. What do they gain or lose by your work?`,
  notNamed: (person) =>
    `${person}: I find the word in your first text and not in this one. Does what you plan change anything for them?`,
};

/** What stands in a text beside what was said of it, in English. */
export const facts: Sayings['facts'] = {
  source: (words) => `This sentence says where it comes from: “${words}”. A reader can look it up.`,
  noEvidence: 'I find no number and no source anywhere in the text. Which one do you have?',
  self: (here, absent) =>
    `Of what you told me I find ${here} in the text, and nothing of ${absent}. Which of it would this reader ask for first?`,
  linkOpen: (word) =>
    `The sentence before names ${word}, which you want this one to link back to. Its first half does not take it up. Could it begin there?`,
  linkNowhere: (target) =>
    `You want this sentence to link back to ${target}. I find none of these words before it. Where has a reader met that?`,
  pointsNowhere: (target) =>
    `You say that it stands for ${target}. I find none of these words before this place. Which word there would lead a reader to it?`,
  pointsFar: (target, sentences) =>
    `You say that the word stands for ${target}, which was last named ${sentences} sentences before. Which other noun could a reader take it for on the way?`,
  unlisted: (connector) =>
    `${connector} opens this sentence and is not in your list. Which relation does it stand for?`,
  sentence: (place, sentences) =>
    place === 1
      ? 'Your text begins with this sentence of your answer.'
      : `This sentence of your answer is sentence ${place} of ${sentences} in your text.`,
  inBoth: (words) => `In your answer and in your text: ${words}.`,
  inAnswer: (words) => `Only in your answer: ${words}.`,
  settled: (name, others) =>
    `In your first version ${others} stood beside ${name}. Now ${name} is the only one of these names.`,
  shuffled: (begun) =>
    `By the words that neighbours share, most other orders of your sentences hold together better. Would this sentence be easier to follow after “${begun}”?`,
  findingGone: (sentence) =>
    `Your first text had a result that a reader could check: “${sentence}” I find none of its numbers here. Would this reader miss it?`,
  requestGone: (sentence) =>
    `Your first text asked for something: “${sentence}” I find no such sentence here. What is the reader to do now?`,
};
