import { chosen, questions, reader } from './english-questions.ts';
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
      'That is your choice. You can stop now and come back later; one rough sentence is enough to go on.',
    yes: '“Yes” tells me that you agree, but not with what. Which sentence of your text would you point to?',
    no: '“No” can be a good answer. What makes you say so?',
    perhaps:
      '“Perhaps” leaves both open. What would you have to see to say yes, and what to say no?',
    noObjection:
      'If nobody could object, there would be nothing to argue. Who would lose something if you are right, and what would that person say?',
    noIssue:
      'One way to test that: who gives something for this work, or lives with what comes of it, and was never asked?',
  },
  works: {
    evidence: (words) => `This sentence gives something that can be checked: “${words}”.`,
    answerEvidence: (number) =>
      `You point to something that stands in your summary (“${number}”). A reader can go and look.`,
    reason: (cue) =>
      `What stands after “${cue}” is a reason. A reader can weigh it, and not only the claim.`,
    assumption: (words) =>
      `You say what you take for granted: “${words}”. Now a reader can ask whether it holds.`,
    matters: (who) => `This sentence says for whom it matters: “${who}”.`,
    stakeholder: (who) => `You name who is affected: ${who}. A reader knows whom to think of.`,
    kept: (words) => `What the longer text spoke of most is still in this one: ${words}.`,
    builtOn: (words) => `What your thirty words spoke of most is in the long text too: ${words}.`,
    value: (words) => `The value you share stands in this sentence: “${words}”.`,
    credentials: (words) => `This sentence says what you told me about yourself: “${words}”.`,
    limit: 'This sentence says where the result stops. A reader knows how far it goes.',
    answerLimit: (words) => `Your answer says how far the conclusion goes: “${words}”.`,
    oneName: (word, sentences) =>
      `“${word}” stands in ${sentences} sentences, and none of its other names beside it.`,
    link: (word) =>
      `This sentence begins with something known: the one before has named “${word}”.`,
    point: (words) =>
      `Your point and the end of this sentence speak of the same: ${words}. That is where a reader looks for the news.`,
    claimInText: 'This sentence of the summary makes your claim, in nearly the same words.',
    objection: 'This sentence lets the other side speak. That is what a fair critic hopes for.',
    answerObjection: (words) => `Your answer names another way to see it: “${words}”.`,
    principle: (word) => `You lean on a principle others share (${word}).`,
    alternative: 'You put more than one way side by side. A decision can now be weighed.',
    plan: 'This sentence says what will be done, and when.',
  },
  change: {
    longSentence: (words) =>
      `This sentence has ${words} words. A reader must hold all of them until it ends. Where could it be two?`,
    rareWord: (word, plainer) => `“${word}” counts as a rare word. Would “${plainer}” do?`,
    rareWordAlone: (word, listener) =>
      `“${word}” counts as a rare word, and a reader may stop there. How would you say it to ${listener}?`,
    still: (word) => `“${word}” is still there. What would the sentence lose without it?`,
    noWhy:
      'I don’t find a word that says what changes for the reader. What would, if you are right?',
    vague: (word) =>
      `“${word}”: for whom, and how would they notice? Name one person and one thing that changes.`,
    drifted: (words) =>
      `An earlier version spoke of ${words}; I find none of it in this one. Is this still the same message?`,
    reversed: (sentence) =>
      `An earlier version says “${sentence}”; this sentence seems to say the opposite. Which of the two is true?`,
    lost: (words) =>
      `The longer version spoke most of ${words}; this one no longer does. Was that the part that could go?`,
    noEvidence:
      'I see no number, source or comparison beside this claim. What would convince someone who doubts it?',
    noEvidenceAtAll:
      'I see no number, source or comparison in the summary. Which one could it give to somebody who doubts it?',
    noStakeholder: 'I don’t find anybody named whom this touches. Who could be helped or harmed?',
    missingValue: (value) =>
      `I don’t find the words of “${value}” in the text. Is there a scene or a person in it by whom a reader would feel them?`,
    negatedValue: (value) =>
      `“${value}” stands in this sentence, but the sentence says no to it. What can the reader hope for?`,
    vagueCredentials: (words) =>
      `“${words}” asks for trust and gives no ground for it. What did you do, where, and for how long?`,
    missingCredentials:
      'The text does not yet say what you told me about yourself and your sources.',
    barePronoun: (word) =>
      `“${word}” stands without a noun in this sentence. Which noun could follow it?`,
    otherName: (name, keep, times) =>
      `“${name}” still appears ${times === 1 ? 'once' : `${times} times`}, though you chose “${keep}”. A reader may think of two things.`,
    renamed: (names) =>
      `${names}: are these names for the same thing? If so, a reader may look for the difference.`,
    opensByAnswering: (word) =>
      `The text opens with “${word}”, which takes up something said before. What does it take up?`,
    explainedLater: (term) =>
      `“${term}” stands in this sentence, and is explained only in a later one. Could the explanation come first?`,
    paragraphApart:
      'The paragraph that begins so shares no key word with the others. What ties it to them?',
    drifts:
      'This sentence shares no word with the rest. What does it do for the point of the paragraph?',
    noLink:
      'I find no word in this sentence that takes up the one before. Does a reader see what connects the two?',
    longPoint: (point) => `“${point}” has more than ten words. Does the paragraph make two points?`,
    pointElsewhere: (point) =>
      `Your point, “${point}”, shares no word with the sentence you call the strongest. Which of the two should a reader remember?`,
    stress: (words) =>
      `The words of your point (${words}) come early in this sentence, and a reader gives most weight to its end. Could it end with them?`,
    sameConnector: (word, times) =>
      `“${word}” links ideas ${times} times. When one connector does all the work, it stops meaning anything.`,
    otherRelation: (word, relation) =>
      `Readers expect “${word}” to be followed by something that ${relation}. Is that the relation you mean?`,
    noConnector:
      'I find no word that links this sentence to the one before. Is it a reason, a result or a contrast?',
    claimMissing: (shared) =>
      shared === ''
        ? 'I find no key word of your answer in the summary. Which of its sentences makes this claim?'
        : `Your answer and the summary share few key words (${shared}). Which sentence of the summary makes this claim?`,
    noMechanism: (cue) =>
      `“${cue}” says that one thing brings about another, but not how. What happens in between?`,
    booster: (word) => `“${word}” promises certainty. Does the evidence carry that much?`,
    stackedHedges: 'Several words of doubt stand in one sentence. Which single one is true?',
    noObjection: 'I don’t see an objection in the summary. Which one would a fair critic look for?',
    noAlternative:
      'I don’t find a second way to act yet. A decision is easier to trust when two were weighed.',
    noConsequence: 'You say what to do, but not yet what would follow from it, and for whom.',
    thinReasoning: (answer) =>
      `“${answer}” says that it is so, not yet why. Which step leads to it from what you saw?`,
    noPrinciple: 'I don’t see a principle or a code that speaks for this choice.',
    noPlan: 'I don’t find yet who will do what, and by when. What is the first step?',
    hollow: (words) =>
      `“${words}” is a good wish that names nobody. Who does what, and who would notice if not?`,
    certain: 'Your answer is fully certain. What would you have to see to change your mind?',
    offPoint:
      'I find no word of your summary in your answer, and no critic either. What would somebody say who doubts this sentence?',
    noLimit:
      'I find no word in the text that says where it stops being true, for whom or when. Where does it?',
  },
  listing: {
    claims: (all) => `I read these sentences as claims. ${all}`,
    grounded: (claim, ground) => `“${claim}” (beside it: “${ground}”).`,
    bare: (claim) => `“${claim}” (I see no number, source or reason beside it).`,
    named: (people) => `People your text names: ${people}. Whom else does it touch?`,
    plan: (all) => `In your text I find: ${all}`,
    people: (people) => `people (${people})`,
    alternative: (words) => `another way to act (“${words}”)`,
    principle: (words) => `a principle (“${words}”)`,
    step: (words) => `a step with its time (“${words}”)`,
    none: (missing) => `I don’t find: ${missing}.`,
    kinds: {
      people: 'anybody named',
      alternative: 'another way to act',
      principle: 'a principle or code',
      step: 'who does what, and by when',
    },
  },
  patterns: {
    person: (words) =>
      `“${words}” speaks about people, and not about what they say. What is their best argument?`,
    noProofAgainst: (words) =>
      `“${words}”: that nobody has shown the opposite does not yet show that it is true. What speaks for it?`,
    natural: (words) =>
      `“${words}”: some mushrooms are natural and deadly. What else, besides being natural, shows that it is good or safe?`,
    falseChoice: (words) => `“${words}” leaves two ways only. What would a third one look like?`,
    everybody: (words) =>
      `“${words}”: many people can be wrong together. What could you show to somebody who does not know it yet?`,
    afterTherefore: (words) =>
      `“${words}”: one thing came after the other. What would have happened without the first, and with whom could you compare?`,
    anecdote: (words) =>
      `“${words}” is one case. How many others are like it, and how did it go for them?`,
    provesAll: (words) => `“${words}”: what exactly does it show, and what does it leave open?`,
    causeFromCorrelation:
      'Two things go together here. Could the second bring about the first, or a third thing both? How would your data tell?',
    otherWayRound: (first, second) =>
      `Could “${second}” come first and bring about “${first}”, or a third thing both? Which way do your data let you tell?`,
    strongerAnswer: (word) =>
      `Your answer says “${word}”; this sentence of the text is more careful. Which of the two do your data carry?`,
    smallSample: (words) =>
      `Much rests on “${words}”. Would the next ones show the same, and how could you find out?`,
    circle: (word) =>
      `What stands after “${word}” says the claim once more. What would you answer to “And why is that so?”`,
    consentRefused: (words) =>
      `“${words}”: these people have no way to say no. What would you tell one of them who finds out?`,
  },
  question: questions,
  chosen,
  reader,
  listener: 'a neighbour',
  relations: {
    adds: 'adds to what was said',
    contrasts: 'stands against what was said',
    causes: 'follows from what was said',
    example: 'gives an example of it',
    sequence: 'comes next in time',
  },
  and: 'and',
};
