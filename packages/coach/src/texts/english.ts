import { chosen, ofClaim, own, questions, reader, dontKnow } from './english-questions.ts';
import { inText, listing, facts } from './english-found.ts';
import type { Sayings } from './sayings.ts';

export const english: Sayings = {
  odd: {
    empty:
      'There is no text here to comment on yet. Write a rough version first; we can work with that.',
    tiny: 'This is too short for me to say anything useful. A few full sentences tell me more, next time.',
    repeated:
      'The same words come again and again here, so I can’t see the idea yet. What do you want a reader to know?',
    otherLanguage:
      'I can’t read this as English or Hebrew, so I say nothing of it. I can help with words that a reader would know.',
    same: 'This is the same text as before. What is one thing you would like to try?',
  },
  replies: {
    dontKnow,
    hint: {
      claim:
        'Not to know yet is a good place to begin. Is this what you want a reader to believe, or does another sentence come closer?',
      evidence:
        'Not to know yet is a good place to begin. How could somebody check this sentence of yours?',
      reasoning:
        'Not to know yet is a good place to begin. Take this sentence: what would have to be true for it to count?',
      objection:
        'Imagine a friendly colleague who shakes her head at this sentence. What does she say?',
      certainty:
        'Take this sentence, and one case that you did not look at. Would it hold there too?',
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
    asksBack: 'I can’t answer questions here; I only read what you write.',
    notToKnow: 'Not to know yet',
    otherThanText:
      'Your summary is in English and this answer is in Hebrew. I compare the two word by word, and can do so where both are in one language.',
  },
  works: {
    evidence: (words) => `This sentence gives something that can be checked: “${words}”.`,
    assumption: (words) =>
      `You say what you take for granted: “${words}”. Now a reader can ask whether it holds.`,
    matters: (who) => `This sentence says for whom it matters: “${who}”.`,
    value: (words) =>
      words === ''
        ? 'The value you share stands in this sentence.'
        : `The value you share stands in this sentence: “${words}”.`,
    credentials: (words) =>
      words === ''
        ? 'This sentence says what you told me about yourself.'
        : `This sentence says what you told me about yourself: “${words}”.`,
    limit:
      'This sentence says what is not known, or where the result stops. A reader knows how far it goes.',
    answerLimit: (words) => `Your answer says how far the conclusion goes: “${words}”.`,
    oneName: (word, sentences) =>
      `“${word}” stands in ${sentences} sentences, and none of its other names beside it.`,
    link: (word) =>
      `This sentence begins with something known: the one before has named “${word}”.`,
    point: (words) =>
      `Your point and the end of this sentence speak of the same: ${words}. That is where a reader looks for the news.`,
    claimInText: 'This sentence of the summary makes your claim, in nearly the same words.',
    objection: 'This sentence lets the other side speak. That is what a fair critic hopes for.',
    principle: (word) => `You lean on a principle others share (${word}).`,
    alternative: 'You put more than one way side by side. A decision can now be weighed.',
    plan: 'This sentence says what will be done, and when.',
    explained: (word) =>
      `New: “${word}” is explained where it stands, so a reader need not stop at it.`,
    named: (who) => `New: you name ${who}. A reader sees who is meant.`,
    isNew: (praise) => `New since your first version. ${praise}`,
  },
  change: {
    longSentence: (words) =>
      `This sentence has ${words} words. A reader must hold all of them until it ends. Where could it be two?`,
    rareWord: (word, plainer) => `“${word}” counts as a rare word. Would “${plainer}” do?`,
    rareWordAlone: (word, listener) =>
      `“${word}” counts as a rare word, and a reader may stop there. How would you say it to ${listener}?`,
    still: (word) => `“${word}” is still there. What would the sentence lose without it?`,
    noWhy: 'Which of your readers would notice a difference if you are right, and where?',
    vague: (word) =>
      `“${word}”: for whom, and how would they notice? Name one person and one thing that changes.`,
    drifted: (words) =>
      `An earlier version spoke of ${words}; I find none of it by these words in this one. Do others say it, or is this another message?`,
    reversed: (sentence) =>
      `An earlier version says “${sentence}”; this sentence seems to say the opposite. Which of the two is true?`,
    lost: (words) =>
      `A longer version names ${words} three times or more; I don’t find it here. Was that the part that could go?`,
    newNumber: (number) =>
      `“${number}” stands in none of your earlier texts. Where does it come from?`,
    numberChanged: (was, now) =>
      `The version before says “${was}” here, and this one “${now}”. Which of the two is right?`,
    newStrength: (words) =>
      `This claims more than your first text does: ${words}. Which finding supports it?`,
    noEvidence:
      'I see no number, source or comparison beside this claim. What would convince someone who doubts it?',
    noEvidenceAtAll:
      'I see no number, source or comparison in the summary. Which one could it give to somebody who doubts it?',
    noStakeholder: 'I don’t find anybody named whom this touches. Who could be helped or harmed?',
    missingValue: (value) =>
      `I don’t find the words of “${value}” in the text. Is there a scene or a person in it by whom a reader would feel them?`,
    negatedValue: (value) =>
      `“${value}” stands in this sentence, but the sentence denies it. What can the reader hope for?`,
    frightens: (words) =>
      `“${words}” frightens or blames the reader, who may look away. What could they do, and what would be better then?`,
    vagueCredentials: (words) =>
      `“${words}” asks for trust and gives no ground for it. What did you do, where, and for how long?`,
    missingCredentials:
      'The text does not yet say what you told me about yourself and your sources.',
    barePronoun: (word) =>
      `“${word}” stands without a noun in this sentence. Which noun could follow it?`,
    otherName: (name, keep, times) =>
      `“${name}” stands in the text ${times === 1 ? 'once' : `${times} times`}, though you chose “${keep}”. Does it mean the same there? If so, one name will do; if not, a reader may take the two for one.`,
    otherForms: (forms, keep, times) =>
      `${forms}: I count ${times === 1 ? 'one' : times} in the text, though you chose “${keep}”. Which of them mean the same thing?`,
    keptNowhere: (name) =>
      `“${name}” is a name you keep, and it stands nowhere in the text yet. Where will a reader meet it first?`,
    smallName: (name) =>
      `“${name}” holds sentences together and names no idea by itself. Which thing does your text speak of most, and by which name?`,
    renamed: (names) =>
      `${names}: are these names for the same thing? If so, a reader may look for the difference.`,
    opensByAnswering: (word) =>
      `The text opens with “${word}”, which takes up something said before. What does it take up?`,
    explainedLater: (term) =>
      `“${term}” stands in this sentence, and is explained only in a later one. Could the explanation come first?`,
    paragraphApart:
      'The paragraph that begins so shares no key word with the others. What ties it to them?',
    drifts:
      'This sentence shares no key word with the rest. What does it do for the point of the paragraph?',
    noLink:
      'I find no word in this sentence that takes up the one before. Does a reader see what connects the two?',
    longPoint: (point) => `“${point}” is long for one point. Does the paragraph make two?`,
    pointElsewhere: (point) =>
      `Your point, “${point}”, shares no word with the sentence you call the strongest. Which of the two should a reader remember?`,
    stress: (words) =>
      `The words of your point (${words}) come early in this sentence, and a reader gives most weight to its end. Could it end with them?`,
    sameConnector: (word, times) =>
      `“${word}” links ideas ${times} times. When one connector does all the work, it stops meaning anything.`,
    otherRelation: (word, relation) =>
      `Readers expect “${word}” to be followed by something that ${relation}. Is that the relation you mean?`,
    noConnector:
      'No connecting word ties this sentence to the one before. What is it to that one: a reason, a result, a contrast, or only the next thing?',
    claimMissing: (shared) =>
      shared === ''
        ? 'I find no key word of your answer in the summary. Which of its sentences makes this claim?'
        : `Your answer and the summary share few key words (${shared}). Which sentence of the summary makes this claim?`,
    noMechanism: (cue) =>
      `“${cue}” says that one thing brings about another, but not how. What happens in between?`,
    booster: (word) =>
      `“${word}” claims much. What did you see that carries it, and what could speak against it?`,
    stackedHedges: 'Several words of doubt stand in one sentence. Which single one is true?',
    noObjection: 'I don’t see an objection in the summary. Which one would a fair critic look for?',
    noAlternative:
      'What else could be done, and who would like that better? A decision is easier to trust when two ways were weighed.',
    noConsequence: 'What would follow from this, and for whom?',
    thinReasoning: (answer) =>
      `“${answer}” says that it is so, not yet why. Which step leads to it from what you saw?`,
    noPrinciple: 'Which principle or code speaks for this choice?',
    noPlan: 'Who takes the first step, by when, and who would notice if it does not happen?',
    noDate: 'By when will this be done, and who would notice if it is not?',
    noStudy:
      'I find no word about a study here, nor about anybody’s harm or right. What do you study, and whom could it touch?',
    figureFromNowhere: (figure) =>
      `“${figure}” stands neither in your summary nor in your earlier answers. Should the summary have it, and say where it comes from?`,
    hollow: (words) =>
      `“${words}” is a good wish that names nobody. Who does what, and who would notice if not?`,
    certain: 'Your answer is fully certain. What would you have to see to change your mind?',
    offPoint: 'I find no word of your summary in your answer. Which of its sentences do you mean?',
    noLimit:
      'I find no word in the text that says for whom, or when, this does not hold. For whom would it not?',
  },
  listing,
  inText,
  facts,
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
    authority: (words) =>
      `“${words}” tells who says it, and not what they saw. What did they measure or count, and where could a reader look?`,
    afterTherefore: (words) =>
      `“${words}”: one thing came after the other. What would have happened without the first, and with whom could you compare?`,
    anecdote: (words) =>
      `“${words}” is one case. How many others are like it, and how did it go for them?`,
    provesAll: (words) => `“${words}”: what exactly does it show, and what does it leave open?`,
    causeFromCorrelation:
      'Two things go together here. Could the second bring about the first, or a third thing both? How would your data tell?',
    beforeAndAfter:
      'Between the two times other things may have changed as well. Which ones, and with whom could you compare to whom this did not happen?',
    strongerText: (answer, word) =>
      `Your answer is less sure of the cause (“${answer}”); this sentence says “${word}”. Which of the two do your data carry?`,
    otherWayRound: (first, second) =>
      `Could “${second}” come first and bring about “${first}”, or a third thing both? Which way do your data let you tell?`,
    strongerAnswer: (word, sentence) =>
      `Your answer says “${word}” (“${sentence}”); this sentence of the text is more careful. Which of the two do your data carry?`,
    strongerSummary: (before, word) =>
      `Your first text was more careful: “${before}”. Now it says “${word}”. What carries the step from the one to the other?`,
    smallSample: (words) =>
      `Much rests on “${words}”. Would the next ones show the same, and how could you find out?`,
    circle: (word) =>
      `What stands after “${word}” says the claim once more. What would you answer to “And why is that so?”`,
    allowedAnyway: (words) =>
      `“${words}”: what is allowed, or open to all, may still hurt somebody. Who might that be, and what would they say?`,
    consentRefused: (words) =>
      `“${words}”: whoever is meant has no way to say no and be heard. What would you tell one of them who finds out?`,
  },
  named: {
    person: (people) =>
      `What is the best argument that “${people}” have, whoever they are, and what do you answer to it?`,
    noProofAgainst: (claim) =>
      `Who has looked whether “${claim}”, and how would they have noticed it? Not yet shown is not the same as shown not to be so.`,
    natural: (thing) =>
      `Some mushrooms are natural and deadly. What was seen or measured of “${thing}”, apart from its being natural?`,
    falseChoice: (one, other) =>
      `Are “${one}” and “${other}” all there is? What would a third way look like, or a part of each?`,
    everybody: (claim) =>
      `What could you show about “${claim}” to somebody who does not believe it yet?`,
    afterTherefore: (one, other) =>
      `Would “${other}” have come about without “${one}” as well? With whom could you compare?`,
    anecdote: (person) =>
      `What you tell of “${person}” is one story. Who else lived through the same, and how did it go for them?`,
  },
  question: questions,
  ofClaim,
  own,
  chosen,
  reader,
  listener: 'a neighbour',
  relations: {
    adds: 'adds to what was said',
    contrasts: 'stands against what was said',
    causes: 'is a reason or a result',
    example: 'gives an example of it',
    sequence: 'comes next in time',
  },
  listed: (all) => new Intl.ListFormat('en-GB').format(all),
  quoted: (words) => `“${words}”`,
};
