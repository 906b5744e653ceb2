import { questions } from './english-questions.ts';
import type { Sayings } from './sayings.ts';

export const english: Sayings = {
  odd: {
    empty:
      'There is no text here to comment on yet. Write a rough version first; we can work with that.',
    tiny: 'This is too short for me to say anything useful. Could you write a few full sentences?',
    repeated:
      'The same words come again and again here, so I can’t see the idea yet. What do you want a reader to know?',
    otherLanguage:
      'I can’t read this as English or Hebrew. Could you say it in words a reader would know?',
    same: 'This is the same text as before. What is one thing you would like to try?',
  },
  replies: {
    dontKnow: {
      summary:
        'That is an honest start. How would you finish this sentence: “I look at … because …”?',
      issue:
        'That is an honest start. Think of one person whom your work touches: what could go wrong for that person?',
      resolutions:
        'That is an honest start. If you could change one thing for the people in your text, what would it be?',
      claim:
        'Not to know yet is a good place to begin. How would you finish this sentence: “I want my reader to believe that …”?',
      evidence:
        'Not to know yet is a good place to begin. Which sentence of your summary could somebody check: a number, an observation, a source?',
      reasoning:
        'Not to know yet is a good place to begin. How would you finish this sentence: “This evidence counts because …”?',
      objection:
        'Imagine a friendly colleague who reads your summary and shakes her head. At which sentence does she do it?',
      certainty: 'Take one case that you did not look at. Would your conclusion hold there too?',
    },
    notSure:
      'It is all right not to know yet. Write one rough sentence, as you would say it to a friend; we can work with that.',
    refuses:
      'That is your choice. You can stop here and come back later; one rough sentence is enough to go on.',
    noObjection:
      'If nobody could object, there would be nothing to argue. Who would lose something if you are right, and what would that person say?',
    noIssue:
      'Perhaps. Who gives something for this work, or lives with what comes of it, and was never asked?',
  },
  works: {
    evidence: (words) => `Here you give something that can be checked: “${words}”.`,
    answerEvidence: (number) =>
      `You point to something that stands in your summary (“${number}”). A reader can go and look.`,
    reason: (cue) =>
      `Here you say why (“${cue}”). A reader can weigh the reason, and not only the claim.`,
    assumption: (words) =>
      `You say what you take for granted: “${words}”. Now a reader can ask whether it holds.`,
    matters: (who) => `Here the reader learns why it matters, and to whom: “${who}”.`,
    stakeholder: (who) => `You name who is affected: ${who}. That makes the issue real.`,
    kept: (words) => `What the longer text spoke of most is still here: ${words}.`,
    value: (words) => `The value you share stands here: “${words}”.`,
    credentials: (words) => `Here the text says what you told me about yourself: “${words}”.`,
    limit: 'You say where the result stops. A reader knows how far it goes.',
    answerLimit: (words) => `Your answer says how far the conclusion goes: “${words}”.`,
    oneName: (word, sentences) =>
      `“${word}” keeps its name in ${sentences} sentences. Nobody has to guess whether you mean the same thing.`,
    link: (word) =>
      `This sentence begins from something known: “${word}” stands in the sentence before.`,
    point: (words) =>
      `You can say the point of this paragraph in ${words} words. So can your reader.`,
    claimInText: 'Your claim stands in the text, in nearly the same words.',
    objection: 'You let the other side speak here. That is what a fair critic hopes for.',
    answerObjection: (words) => `Your answer names another way to see it: “${words}”.`,
    principle: (word) => `You lean on a principle others share (${word}).`,
    alternative: 'You put more than one way side by side here. A decision can now be weighed.',
    plan: 'Here you say what will be done, and when.',
  },
  change: {
    longSentence: (words) =>
      `This sentence has ${words} words. A reader must hold all of them until it ends. Where could it be two?`,
    rareWord: (word, plainer) => `“${word}” counts as a rare word. Would “${plainer}” do here?`,
    rareWordAlone: (word) =>
      `“${word}” counts as a rare word, and a reader may stop there. How would you say it to a neighbour?`,
    noWhy:
      'I don’t find yet why this matters to the reader. What changes for them if you are right?',
    vague: (word) =>
      `“${word}”: for whom, and how would they notice? Name one person and one thing that changes.`,
    drifted: (words) =>
      `The longer version spoke of ${words}; I find none of it here. Is this still the same message?`,
    reversed: (sentence) =>
      `The longer text says “${sentence}”; here you say the opposite. Which of the two is true?`,
    lost: (words) =>
      `The longer version spoke of ${words}; this one no longer does. Was that the part that could go?`,
    noEvidence:
      'This is a claim, and I see no number, source or comparison near it. What would convince someone who doubts it?',
    noStakeholder: 'I don’t find yet whom this touches. Who could be helped or harmed?',
    missingValue: (value) =>
      `I don’t find “${value}”, or words close to it, in the text. Your reader can’t see it either.`,
    negatedValue: (value) =>
      `“${value}” stands in this sentence, but the sentence says no to it. What can the reader hope for?`,
    vagueCredentials: (words) =>
      `“${words}” asks for trust and gives no ground for it. What did you do, where, and for how long?`,
    missingCredentials:
      'The text does not yet say what you told me about yourself and your sources.',
    barePronoun: (word) =>
      `“${word}” stands alone here. A reader has to look back and guess what it means. Which noun could follow it?`,
    otherName: (name, keep, times) =>
      `“${name}” still appears ${times === 1 ? 'once' : `${times} times`}, though you chose “${keep}”. A reader may think of two things.`,
    renamed: (names) =>
      `${names}: are these names for the same thing? If so, a reader may look for the difference.`,
    drifts:
      'This sentence shares no word with the rest. What does it do for the point of the paragraph?',
    noLink:
      'I find no word here that takes up the sentence before. Does a reader see what connects the two?',
    longPoint: 'The point you wrote has more than ten words. Perhaps the paragraph makes two?',
    sameConnector: (word, times) =>
      `“${word}” links ideas ${times} times. When one connector does all the work, it stops meaning anything.`,
    otherRelation: (word, relation) =>
      `Readers expect “${word}” to be followed by something that ${relation}. Is that the relation you mean?`,
    noConnector:
      'I find no word that links this sentence to the one before. Is it a reason, a result or a contrast?',
    claimMissing: (word) =>
      `Your answer turns on “${word}”, and I can’t find that in the summary. A reader has only the summary.`,
    noMechanism: (cue) =>
      `“${cue}” says that one thing brings about another, but not how. What happens in between?`,
    booster: (word) => `“${word}” promises certainty. Does the evidence carry that much?`,
    stackedHedges: 'Several words of doubt stand in one sentence. Which single one is true?',
    noObjection: 'I don’t see an objection in the summary yet. A fair critic would look for one.',
    noAlternative:
      'I don’t find a second way to act yet. A decision is easier to trust when two were weighed.',
    noConsequence: 'You say what to do, but not yet what would follow from it, and for whom.',
    noPrinciple: 'I don’t see a principle or a code that speaks for this choice.',
    noPlan: 'I don’t find yet who will do what, and by when. What is the first step?',
    hollow: (words) =>
      `“${words}” is a good wish that names nobody. Who does what, and who would notice if not?`,
    certain: 'You are fully certain here. What would you have to see to change your mind?',
    offPoint:
      'I find no word of your summary in this answer, and no critic either. What would somebody say who doubts this sentence?',
    noLimit: 'The conclusion has no edge yet. Where does it stop being true?',
  },
  patterns: {
    person:
      'This speaks about the people who disagree, and not about what they say. What is their best argument?',
    noProofAgainst:
      'That nobody has shown it to be false does not yet show that it is true. What speaks for it?',
    natural:
      'Some mushrooms are natural and deadly. What else, besides being natural, shows that it is good or safe?',
    falseChoice: 'You name two ways only. Is there a third one between them?',
    everybody:
      'Many people can be wrong together. What could you show to somebody who does not know it yet?',
    afterTherefore: 'One thing came after the other here. What would have happened without it?',
    anecdote:
      'This is the story of one or two people. How often did it turn out otherwise, and who counted?',
    causeFromCorrelation:
      'Two things go together here. Could the second bring about the first, or a third thing both? How would your data tell?',
    strongerAnswer: (word) =>
      `Your answer says “${word}”; the text is more careful here. Which of the two do your data carry?`,
    smallSample: (words) =>
      `Much rests on “${words}”. Would the next ones show the same, and how could you find out?`,
    circle: (word) =>
      `What stands after “${word}” says the claim once more. What would you answer to “And why is that so?”`,
    consentRefused: (words) =>
      `“${words}”: here people have no way to say no. What would you tell one of them who finds out?`,
  },
  question: questions,
  relations: {
    adds: 'adds to what was said',
    contrasts: 'stands against what was said',
    causes: 'follows from what was said',
    example: 'gives an example of it',
    sequence: 'comes next in time',
  },
  and: 'and',
};
