import type { Sayings } from './sayings.ts';

/** Three closing questions a focus, in English. */
export const questions: Sayings['question'] = {
  summary: [
    'What would be different for your reader if you are right?',
    'What did you see, count or measure that a reader could picture?',
    'If a reader remembers only one sentence tomorrow, which should it be?',
  ],
  halving: [
    'Does the short version still say why it matters?',
    'Which word could go without anyone missing it?',
    'Which sentence would you say aloud to a stranger in a lift?',
  ],
  rebuilding: [
    'Which number or example would help a reader to picture your message?',
    'Read your thirty words once more: does the long text still say the same?',
    'Which sentence here serves your message least?',
  ],
  issue: [
    'Who could be harmed, left out or treated unfairly?',
    'Who would see this differently from you?',
    'What could happen to one of these people on an ordinary day?',
  ],
  resolutions: [
    'What else could you do, and who would like that better?',
    'Who takes the first step, and by when?',
    'What does your way cost, and who pays for it?',
  ],
  claims: [
    'Which one claim would this audience doubt first, and what would you show them?',
    'Which of your sentences would gain from a “because”?',
    'Which of your claims could you give up without losing the text?',
  ],
  value: [
    'In which sentence could a reader feel that value?',
    'What would a reader who shares that value want to happen next?',
    'Which word would this reader use for it?',
  ],
  credentials: [
    'What one fact about you would make this reader listen?',
    'What have you seen yourself that this reader has not?',
    'Who else says so, and would this reader trust them?',
  ],
  logos: [
    'What would you show to someone who does not believe the main claim?',
    'What would a reader who disagrees say first?',
    'Which of your reasons would still stand if the others fell?',
  ],
  pathos: [
    'What does this reader lose or gain if you are right?',
    'Whose day would be different, and how?',
    'Which sentence would the reader repeat at home?',
  ],
  ethos: [
    'What do you not know yet, and could you say so?',
    'What have you done yourself that a reader can rely on?',
    'Whom could a careful reader ask to check this?',
  ],
  naming: [
    'Which name will you keep for each idea?',
    'Which two words here might a reader take for two things?',
    'Which of these names would your reader use?',
  ],
  'given-new': [
    'What does the reader already know when this sentence begins?',
    'Which sentence begins with something that nobody has mentioned yet?',
    'What happens if you swap the two halves of that sentence?',
  ],
  reference: [
    'Which word here could point to two different things?',
    'Which noun could stand in its place?',
    'If you read only this sentence aloud, would a listener know what it speaks of?',
  ],
  'one-point': [
    'What news should stand at the very end of this sentence?',
    'Which sentence of this paragraph would you move elsewhere?',
    'If this paragraph had a title, what would it be?',
  ],
  connectors: [
    'Which link would a reader miss if you took it out?',
    'Where does a reader have to guess how two sentences belong together?',
    'Which connector stands there only from habit?',
  ],
  claim: [
    'Could a friend repeat your claim after reading the summary once?',
    'Which question would somebody have to ask to get this claim as the answer?',
    'What would have to be true for your claim to be wrong?',
  ],
  evidence: [
    'What further evidence would change your mind?',
    'What would you expect to see if your claim were false?',
    'How many cases would convince somebody who doubts it?',
  ],
  reasoning: [
    'What do you take for granted that a reader might not?',
    'What else could lead to the same result?',
    'Which step from the evidence to the claim is the longest?',
  ],
  objection: [
    'What is the strongest thing a critic could say, and where do you answer it?',
    'Which part of the objection is right?',
    'What would the critic need to see to be content?',
  ],
  certainty: [
    'For whom, or when, would this not be true?',
    'What would make you more certain?',
    'What should a reader do with this, given how certain you are?',
  ],
};
