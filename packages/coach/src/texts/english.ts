import type { Sayings } from './sayings.ts';

export const english: Sayings = {
  odd: {
    empty:
      'There is no text here to comment on yet. Write a rough version first; we can work with that.',
    tiny: 'This is too short for me to say anything useful. Could you write a few full sentences?',
    repeated:
      'The same words come again and again here, so I can’t see the idea yet. What do you want a reader to know?',
    letters:
      'I can’t read this as English or Hebrew. Could you say it in words a reader would know?',
    same: 'This is the same text as before. What is one thing you would like to try?',
  },
  works: {
    shortSentence:
      'This sentence is short and says one thing. A reader takes it in at the first try.',
    evidence: 'Here you give something that can be checked. That makes the rest easier to believe.',
    reason: 'Here you say why. A reader who does not know the field can follow the step.',
    matters: 'Here the reader learns why it matters.',
    stakeholder: (who) => `You name who is affected (${who}). That makes the issue real.`,
    kept: (words) => `The core has survived: ${words}.`,
    value: (word) => `The value you share is there, in the reader’s own word: ${word}.`,
    credentials: (word) => `Here a reader learns why to trust you (${word}).`,
    limit: 'You say where the result stops. Readers trust a text more when it knows its limits.',
    oneName: (word) =>
      `“${word}” keeps its name all through. Nobody has to guess whether you mean the same thing.`,
    link: (word) =>
      `This sentence begins from something known (“${word}”). It pulls the reader along.`,
    point: 'You can say the point of this paragraph in ten words. So will your reader.',
    claimInText: 'Your claim stands in the text, in nearly the same words.',
    objection: 'You let the other side speak here. That is what a fair critic hopes for.',
    principle: (word) => `You lean on a principle others share (${word}).`,
    shorter: 'Your sentences have become shorter. That gives the reader more places to rest.',
  },
  change: {
    longSentence: (words) =>
      `This sentence has ${words} words. A reader must hold all of them until it ends. Where could it be two?`,
    rareWord: (word, plainer) => `“${word}” counts as a rare word. Would “${plainer}” do here?`,
    rareWordAlone: (word) =>
      `“${word}” counts as a rare word, and a reader may stop there. How would you say it to a neighbour?`,
    noWhy:
      'I don’t find yet why this matters to the reader. What changes for them if you are right?',
    lost: (words) =>
      `The longer version spoke of ${words}; this one no longer does. Was that the part that could go?`,
    noEvidence:
      'This is a claim, and I see no number, source or comparison near it. What would convince someone who doubts it?',
    noStakeholder: 'I don’t find yet whom this touches. Who could be helped or harmed?',
    missingValue: (value) =>
      `I don’t find “${value}”, or words close to it, in the text. Your reader can’t see it either.`,
    missingCredentials:
      'The text does not yet say what you told me about yourself and your sources.',
    barePronoun: (word) =>
      `“${word}” stands alone here. A reader has to look back and guess what it means. Which noun could follow it?`,
    otherName: (name, keep, times) =>
      `“${name}” still appears ${times === 1 ? 'once' : `${times} times`}, though you chose “${keep}”. A reader may think of two things.`,
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
    noLimit: 'The conclusion has no edge yet. Where does it stop being true?',
  },
  question: {
    summary: 'If a reader remembers only one sentence tomorrow, which should it be?',
    halving: 'Which word could go without anyone missing it?',
    rebuilding: 'Read your thirty words once more: does the long text still say the same?',
    issue: 'Who would see this differently from you?',
    resolutions: 'Which of these would you do first, and who would you tell?',
    claims: 'Which one claim would this audience doubt first, and what would you show them?',
    value: 'In which sentence could a reader feel that value?',
    credentials: 'What one fact about you would make this reader listen?',
    logos: 'What would you show to someone who does not believe the main claim?',
    pathos: 'What does this reader lose or gain if you are right?',
    ethos: 'What do you not know yet, and could you say so?',
    naming: 'Which name will you keep for each idea?',
    'given-new': 'What does the reader already know when this sentence begins?',
    reference: 'Which word here could point to two different things?',
    'one-point': 'What news should stand at the very end of this sentence?',
    connectors: 'Which link would a reader miss if you took it out?',
    claim: 'Could a friend repeat your claim after reading the summary once?',
    evidence: 'What further evidence would change your mind?',
    reasoning: 'What do you take for granted that a reader might not?',
    objection: 'What is the strongest thing a critic could say, and where do you answer it?',
    certainty: 'For whom, or when, would this not be true?',
  },
  relations: {
    adds: 'adds to what was said',
    contrasts: 'stands against what was said',
    causes: 'follows from what was said',
    example: 'gives an example of it',
    sequence: 'comes next in time',
  },
  and: 'and',
};
