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
    'Read your third text once more: does the long one still say the same?',
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
    'What would have to be true for your claim to be wrong?',
    'Which question would somebody have to ask to get this claim as the answer?',
    'Could a friend repeat your claim after reading the summary once?',
  ],
  evidence: [
    'What further evidence would change your mind?',
    'What would you expect to see if your claim were false?',
    'How many cases would convince somebody who doubts it?',
  ],
  reasoning: [
    'What do you take for granted that a reader might not?',
    'How could you test what you take for granted?',
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

/** The closing question beside the main claim, in English. */
export const ofClaim: Sayings['ofClaim'] = {
  claims: 'What would you show to a reader who doubts this sentence?',
  logos: 'A reader asks of this sentence: “How do you know?” What do you answer?',
  ethos: 'How sure are you of this sentence, and what makes you so?',
};

/** The closing question where the student answered Yes, No or Not sure, in English. */
export const chosen: Sayings['chosen'] = {
  claims: {
    Yes: 'You chose “Yes”. Which sentence would you show first to a reader who finds no evidence in it?',
    No: 'You chose “No”. Which claim needs a reason most, and what have you for it: a number, a study, an example?',
    'Not sure':
      'One way to find out: ask of your main claim, “How do you know?” Which sentence answers?',
  },
  value: {
    Yes: 'You chose “Yes”. Which words make a reader feel it?',
    No: 'You chose “No”. Whom could the reader meet in your first sentence?',
    'Not sure':
      'One way to find out: give the text to somebody and ask what matters to its writer. What would you hope to hear?',
  },
  credentials: {
    Yes: 'You chose “Yes”. From which words would a reader learn it?',
    No: 'You chose “No”. Into which sentence would one fact about you fit?',
    'Not sure':
      'One way to find out: read the text as a stranger. What do you know about its writer after the last line?',
  },
  naming: {
    Yes: 'You chose “Yes”. Which name would you look for through the whole text, to be sure?',
    No: 'You chose “No”. With which name will you begin?',
    'Not sure':
      'One way to find out: mark one idea through the whole text. How many names does it have?',
  },
  'given-new': {
    Yes: 'You chose “Yes”. Which sentence is an exception?',
    No: 'You chose “No”. Which sentence could begin with the last words of the one before it?',
    'Not sure':
      'One way to find out: read only the first five words of each sentence. Where do you lose the thread?',
  },
  reference: {
    Yes: 'You chose “Yes”. For which “this”, “it” or “they” must a reader look back furthest?',
    No: 'You chose “No”. Which noun would you put in the place of the vaguest “this”, “it” or “they”?',
    'Not sure':
      'One way to find out: put a finger on each “it”, “this” and “they”. At which does the finger hesitate?',
  },
  'one-point': {
    Yes: 'You chose “Yes”. What would you write above each paragraph as its title?',
    No: 'You chose “No”. Where would you cut the paragraph that makes two?',
    'Not sure':
      'One way to find out: cover a paragraph and say its point aloud. For which one do you need two sentences?',
  },
  connectors: {
    Yes: 'You chose “Yes”. Which connecting word carries most of your argument?',
    No: 'You chose “No”. Which connecting word would you change first, and to what?',
    'Not sure': 'One way to find out: take the connectors out one by one. Which one do you miss?',
  },
};

/** A question and a listener for each kind of reader, in English. */
export const reader: Sayings['reader'] = {
  child: {
    questions: [
      'Which thing in your text has a child of nine seen, held or tasted?',
      'What would a child of nine ask you first after reading this?',
      'Which sentence could a child of nine draw?',
    ],
    listener: 'a child of nine',
  },
  teenager: {
    questions: [
      'Which part of this would a pupil tell a friend on the way home?',
      'Which word of this would a pupil have to look up, and what would you say instead?',
      'What would a pupil want to try out after reading this?',
    ],
    listener: 'a pupil on the bus',
  },
  adult: {
    questions: [
      'Where in an ordinary day does a reader come near this?',
      'Which part of this would a reader tell somebody at supper?',
      'What could a reader see, buy or do that has to do with this?',
    ],
    listener: 'a neighbour',
  },
  academic: {
    questions: [
      'Which result would a colleague from another field ask to see first?',
      'What would a colleague from another field doubt first?',
      'Which step would a colleague from another field want to repeat?',
    ],
    listener: 'a colleague from another field',
  },
  investor: {
    questions: [
      'What does the problem cost today, what would your way cost, and who would pay for it?',
      'What would have to happen first for this to be worth the money?',
      'Which risk would somebody who pays for it ask about first?',
    ],
    listener: 'somebody who has to decide whether to pay for it',
  },
  committee: {
    questions: [
      'Which decision do you ask for, and what happens if the committee waits a year?',
      'Which number would a member of the committee repeat to others?',
      'Who would object in the committee, and with which reason?',
    ],
    listener: 'a member of the committee at lunch',
  },
};

/** Questions about what the writer speaks of, in English. */
export const own: Sayings['own'] = {
  person: {
    power: (person) =>
      `“${person}”: what is there to gain or lose by this work, and who could say no?`,
  },
};

/** A way to begin for somebody who does not know, by what was asked, in English. */
export const dontKnow: Sayings['replies']['dontKnow'] = {
  halving:
    'Halving is hard. If you could keep one sentence of your longer text, and only one, which would it be?',
  rebuilding:
    'It need not be long. Which question would somebody ask you after your third text, and what would you answer?',
  summary: 'That is an honest start. How would you finish this sentence: “I look at … because …”?',
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
};
