import type { TextsOf } from '../../checks/check.ts';

import type { declared } from './declared.ts';

export const english: TextsOf<typeof declared> = {
  'summary-gap': {
    question: 'What did nobody know before you looked?',
    why: 'Without an open question, a reader does not see what the work is for.',
    good: 'Nobody knew whether the wells dried up before the villagers left.',
    weak: 'The dry wells of the village have interested scholars for many years.',
  },
  'summary-result': {
    question: 'What did you find, or hope to find?',
    why: 'With a topic and no result, a reader has nothing to remember.',
    good: 'We found that mice with less sleep forgot the way through the maze.',
    weak: 'We studied mice, their sleep and their way through the maze.',
  },
  'summary-method': {
    question: 'What did you do to find out?',
    why: 'Without it, a reader has only your word.',
    good: 'To see whether the sign works, we filmed the junction for a week before it and a week after.',
    weak: 'To see whether the sign works is important for the junction, before it and after.',
  },
  'summary-how-many': {
    question: 'How many, how big or how long?',
    why: '“Many” can be five or five thousand, so a reader guesses.',
    good: 'We visited 312 farms in the valley over two summers.',
    weak: 'We visited many farms in the valley over several summers.',
  },
  'summary-so-what': {
    question: 'What changes for this reader if it is true?',
    why: 'A reader who finds nothing of their own life in it stops reading.',
    good: 'If the pipes are that old, your street will soon be dug up.',
    weak: 'If the pipes are that old, the result is of great importance.',
  },
  'summary-hard-word': {
    question: 'Where is your hardest word explained in everyday words?',
    why: 'At a word that nobody explains, a reader stops or skips the sentence.',
    good: 'The stream canBeBuiltOn nitrate, a salt that rain washes out of the fields.',
    weak: 'The stream canBeBuiltOn nitrate, which we measured in spring and autumn.',
  },
  'halved-one-thing': {
    question: 'Which one thing should a reader remember tomorrow?',
    why: 'Of three things with equal weight a reader keeps one, perhaps not yours.',
    good: 'Young trees die in the third dry summer, not in the first.',
    weak: 'We report on young trees, on dry summers and on the soil.',
  },
  'halved-evidence': {
    question: 'Which fact still shows that it is true?',
    why: 'A claim left alone convinces only a reader who agreed before.',
    good: 'Reading aloud helps: in our 12 classes, pupils who were read to learnt more words than the rest.',
    weak: 'Reading aloud helps: it is one of the best things to do with pupils.',
  },
  'halved-compared': {
    question: 'More, better or faster than what?',
    why: 'Where the other side of a comparison is missing, a reader makes one up.',
    good: 'The new cement lets in half as much water as the old one.',
    weak: 'The new cement lets in much less water.',
  },
  'halved-scope': {
    question: 'Where, when or for whom does it hold?',
    why: 'Without a limit, a reader takes it to be true of everyone, everywhere.',
    good: 'In the two villages we visited, the dialect lives on in songs.',
    weak: 'The dialect lives on in songs.',
  },
  'halved-how-sure': {
    question: 'How sure are you: shown, likely or a guess?',
    why: 'When “probably” is cut, a reader takes a guess for a finding.',
    good: 'The plague probably reached the town by river.',
    weak: 'The plague reached the town by river.',
  },
  'halved-who-does': {
    question: 'Who does what in your main sentence?',
    why: 'Where nobody acts, a reader cannot see what happened.',
    good: 'In 1911 the dockers stopped work and closed the harbour.',
    weak: 'In 1911 there was a stoppage and a closure of the harbour.',
  },
  'core-claim': {
    question: 'What do you say about your topic?',
    why: 'A topic tells a reader what you work on, and not what you found.',
    good: 'Salt from winter roads kills the frogs in our ponds.',
    weak: 'Salt from winter roads and the frogs in our ponds.',
  },
  'core-so-what': {
    question: 'Why does it matter to this reader?',
    why: 'A reader soon forgets what touches nothing in their own life.',
    good: 'The bolts rust from inside, so the bridge you cross is weaker than it looks.',
    weak: 'The bolts rust from inside, so the process is not the one described before.',
  },
  'core-everyday': {
    question: 'Which everyday words carry the main point?',
    why: 'A reader who has to look up the main word loses the message.',
    good: 'The drug makes the heart beat more slowly.',
    weak: 'The drug has a negative chronotropic effect.',
  },
  'core-picture': {
    question: 'What can a reader see, hear or touch?',
    why: 'What cannot be pictured slips more easily from a reader’s mind.',
    good: 'After a week without rain, the leaves hang like wet cloth.',
    weak: 'After a week without rain, the leaves are in a poorer state.',
  },
  'core-how-much': {
    question: 'How much, in a number a reader can picture?',
    why: '“A considerable share” is a tenth to one reader and half to another.',
    good: 'Two in ten of the wells we tested hold too much arsenic.',
    weak: 'A considerable share of the wells we tested hold too much arsenic.',
  },
  'core-scope': {
    question: 'Which words keep the claim to what you studied?',
    why: 'A reader takes a short claim for a law, and the first exception breaks it.',
    good: 'The students we asked slept an hour less in exam weeks.',
    weak: 'Everyone sleeps an hour less in exam weeks.',
  },
  'rebuilt-message': {
    question: 'Which sentence says your one message?',
    why: 'When the message is spread thin, a reader remembers something else.',
    good: 'A hedge planted in a line brings young bees home.',
    weak: 'There is much to say of hedges, of lines and of young bees.',
  },
  'rebuilt-opening': {
    question: 'What in the first sentence does the reader already know?',
    why: 'A first line in which all is new tells a reader that the text is for others.',
    good: 'Whoever has waited for a lift at nine knows the problem we work on.',
    weak: 'Destination dispatch at peak load is the problem we work on.',
  },
  'rebuilt-how-known': {
    question: 'Which sentence shows how you know?',
    why: 'Without it, the message is one opinion among many.',
    good: 'We know it from nine ice cores that we dated layer by layer.',
    weak: 'We know it well, and we have been saying it for years.',
  },
  'rebuilt-because': {
    question: 'Which words say why it is so?',
    why: 'Without a “because”, a reader can repeat the message but not explain it.',
    good: 'Old bees come home because they know more landmarks.',
    weak: 'Old bees come home, and there are many landmarks.',
  },
  'rebuilt-use': {
    question: 'What can this reader do or decide with it?',
    why: 'A reader who can do nothing with it puts it aside.',
    good: 'Before you buy a used battery, ask how often it was charged.',
    weak: 'Before used batteries are fully understood, more work is needed.',
  },
  'rebuilt-unknown': {
    question: 'What do you say you do not know yet?',
    why: 'Where nothing is left open, a careful reader begins to doubt the rest.',
    good: 'We do not know yet whether it works on clay soil.',
    weak: 'We have no doubt that it works on clay soil.',
  },
};
