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
    'Which sentence of the long text serves your message least?',
  ],
  issue: [
    'Who could be harmed, left out or treated unfairly?',
    'Who would see this differently from you?',
    'What could happen to one person in your text on an ordinary day?',
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
    'In which of your sentences could a reader feel that value?',
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
    'Which two words of your text might a reader take for two things?',
    'Which name would your reader use for your main idea?',
  ],
  'given-new': [
    'What does the reader already know when your second sentence begins?',
    'Which sentence begins with something that nobody has mentioned yet?',
    'Which of your sentences would gain if its two halves changed places?',
  ],
  reference: [
    'Which “it” or “they” of your text could point to two different things?',
    'Which noun could stand in the place of your vaguest “this”?',
    'Which of your sentences, read aloud alone, would leave a listener asking “what does?”',
  ],
  'one-point': [
    'What news should stand at the very end of your first paragraph?',
    'Which sentence would you move to another paragraph?',
    'If each paragraph had a title, which two titles would be the same?',
  ],
  connectors: [
    'Which link would a reader miss if you took it out?',
    'Where does a reader have to guess how two sentences belong together?',
    'Which connector of yours stands there only from habit?',
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
    'What should a reader do with your conclusion, given how certain you are?',
  ],
};

/** The closing question where the student answered Yes, No or Not sure, in English. */
export const chosen: Sayings['chosen'] = {
  claims: {
    Yes: 'You say it does. Which sentence would you show first to a reader who says it does not?',
    No: 'You say it does not. Which claim needs a reason most, and what have you for it: a number, a study, an example?',
    'Not sure':
      'One way to find out: ask of your main claim, “How do you know?” Which sentence answers?',
  },
  value: {
    Yes: 'You say a reader would feel it. Which words do it?',
    No: 'You say a reader would not feel it yet. Whom could the reader meet in your first sentence?',
    'Not sure':
      'One way to find out: give the text to somebody and ask what matters to its writer. What would you hope to hear?',
  },
  credentials: {
    Yes: 'You say a reader would learn it. From which words?',
    No: 'You say a reader would not. Into which sentence would one fact about you fit?',
    'Not sure':
      'One way to find out: read the text as a stranger. What do you know about its writer after the last line?',
  },
  naming: {
    Yes: 'You say each keeps its name. Which of them would you look for through the whole text, to be sure?',
    No: 'You say not each does. With which name will you begin?',
    'Not sure':
      'One way to find out: mark one idea through the whole text. How many names does it have?',
  },
  'given-new': {
    Yes: 'You say most do. Which sentence is the exception?',
    No: 'You say most do not. Which of them could begin with the last words of the sentence before it?',
    'Not sure':
      'One way to find out: read only the first five words of each sentence. Where do you lose the thread?',
  },
  reference: {
    Yes: 'You say each can be traced. For which one must a reader look back furthest?',
    No: 'You say not each can. Which noun would you put in the place of the vaguest?',
    'Not sure':
      'One way to find out: put a finger on each “it”, “this” and “they”. At which does the finger hesitate?',
  },
  'one-point': {
    Yes: 'You say each makes one point. What would you write above each paragraph as its title?',
    No: 'You say not each does. Where would you cut the paragraph that makes two?',
    'Not sure':
      'One way to find out: cover a paragraph and say its point aloud. For which one do you need two sentences?',
  },
  connectors: {
    Yes: 'You say each is the one you mean. Which of them carries most of your argument?',
    No: 'You say not each is. Which one would you change first, and to what?',
    'Not sure': 'One way to find out: take the connectors out one by one. Which one do you miss?',
  },
};

/** A question and a listener for each kind of reader, in English. */
export const reader: Sayings['reader'] = {
  child: {
    question: 'Which thing in your text has a child of nine seen, held or tasted?',
    listener: 'a child of nine',
  },
  teenager: {
    question: 'Which part of this would a pupil tell a friend on the way home?',
    listener: 'a pupil in the bus',
  },
  adult: {
    question: 'On what ordinary day would a reader notice the difference?',
    listener: 'a neighbour',
  },
  academic: {
    question: 'Which result would a colleague from another field ask to see first?',
    listener: 'a colleague from another field',
  },
  investor: {
    question:
      'What does the problem cost today, what would your way cost, and who would pay for it?',
    listener: 'somebody who has to decide whether to pay for it',
  },
  committee: {
    question: 'Which decision do you ask for, and what happens if the committee waits a year?',
    listener: 'a member of the committee at lunch',
  },
};
