import type { TextsOf } from '../../checks/check.ts';

import type { declared } from './declared.ts';

export const english: TextsOf<typeof declared> = {
  'names-topic': {
    question: 'Which words name what the text is about?',
    why: 'A reader who cannot name your subject does not know what to look out for.',
    good: 'Mangroves slow the waves before they reach the village.',
    weak: 'Several things slow the waves before they reach the village.',
  },
  'names-same': {
    question: 'Where does the next sentence use the same name?',
    why: 'At a new name, a reader looks for a new thing.',
    good: 'Mangroves slow the waves. Mangroves also hold the mud.',
    weak: 'Mangroves slow the waves. Coastal vegetation also holds the mud.',
  },
  'names-meaning': {
    question: 'Where do you say what your key term means?',
    why: 'A reader gives an unexplained term a meaning of their own.',
    good: 'The tariff, a tax on goods from abroad, made salt dearer.',
    weak: 'The tariff, which the council set in May, made salt dearer.',
  },
  'names-abbreviation': {
    question: 'Where is each abbreviation written out?',
    why: 'A reader who meets only the letters has to search or guess.',
    good: 'Magnetic resonance imaging (MRI) showed a tear; a later MRI did not.',
    weak: 'An MRI showed a tear; a later MRI did not.',
  },
  'names-apart': {
    question: 'Which words keep two similar things apart?',
    why: 'If two things share a name, a reader takes them for one.',
    good: 'The coin from the gate is Roman; the coin from the well is later.',
    weak: 'The coin is Roman; the coin is later.',
  },
  'names-return': {
    question: 'Which name from your opening returns at the end?',
    why: 'When the end speaks of something else, a reader wonders what became of the beginning.',
    good: 'The reeds we began with do clean the river.',
    weak: 'The approach we began with does work.',
  },
  'known-first-opening': {
    question: 'What in the first sentence does a reader know from life?',
    why: 'A reader who knows nothing in the first line may not read the second.',
    good: 'In winter our roads are salted, and in spring the frogs are gone.',
    weak: 'Chloride load and spring amphibian density are inversely related.',
  },
  'known-first-link': {
    question: 'Which first words take up the sentence before?',
    why: 'Without such words, a reader has to find the link alone.',
    good: 'Each bee carried a tag. The tag sent a signal to six radar posts.',
    weak: 'Each bee carried a tag. Six radar posts received its signal.',
  },
  'known-first-thread': {
    question: 'Which two sentences open with the same thing?',
    why: 'When each sentence opens with another thing, a reader loses the thread.',
    good: 'The dyers came from the south. They brought their vats with them.',
    weak: 'The dyers came from the south. Vats stood on all their carts.',
  },
  'known-first-new-term': {
    question: 'Which new term stands last in its sentence?',
    why: 'A new term at the front stops a reader before the sentence has begun.',
    good: 'To date the layer, we measured a gas called argon.',
    weak: 'Argon is a gas that we measured to date the layer.',
  },
  'known-first-subject': {
    question: 'Which first words say who or what the sentence is about?',
    why: 'A reader has to hold a long beginning in mind until its subject comes.',
    good: 'Nurses filled in the form twice a day, in spite of short breaks and long corridors.',
    weak: 'In spite of short breaks and long corridors, nurses filled in the form twice a day.',
  },
  'known-first-paragraph': {
    question: 'Which words take up the paragraph before?',
    why: 'A paragraph that takes up nothing feels like the start of another text.',
    good: 'After these losses, the bank opened a second branch.',
    weak: 'In the spring, the bank opened a second branch.',
  },
  'pointers-this': {
    question: 'Which noun stands right after “this” or “these”?',
    why: '“This” alone may mean anything said so far, so a reader guesses.',
    good: 'The wells were closed and the tax went up. This tax cost the town its market.',
    weak: 'The wells were closed and the tax went up. This cost the town its market.',
  },
  'pointers-it': {
    question: 'Which one thing does “it” stand for?',
    why: 'With two things before “it”, a reader may take the wrong one.',
    good: 'The pump stood outside, and the frost split it.',
    weak: 'The pump stood beside the tank, and the frost split it.',
  },
  'pointers-they': {
    question: 'Who or what are “they”?',
    why: 'With two groups before “they”, a reader cannot tell which one acts.',
    good: 'The voters met the mayor, and then they wrote to the papers.',
    weak: 'The voters met the officials, and then they wrote to the papers.',
  },
  'pointers-which': {
    question: 'Which noun stands right before “which” or “who”?',
    why: 'A reader joins “which” to the noun just before it.',
    good: 'The key, which opens the gate, lay in an old purse.',
    weak: 'The key lay in an old purse, which opens the gate.',
  },
  'pointers-then': {
    question: 'Which time or place do “then” and “there” mean?',
    why: 'A reader who cannot place an event may put it in the wrong order.',
    good: 'In 1317 the harvest failed again. It was then that the market closed.',
    weak: 'The harvest failed again and again. It was then that the market closed.',
  },
  'one-point-stated': {
    question: 'Which sentence says the paragraph’s one point?',
    why: 'Without it, a reader collects facts and does not know what for.',
    good: 'The terraces fell for lack of hands, not for lack of rain.',
    weak: 'The terraces, the hands and the rain deserve a closer look.',
  },
  'one-point-thread': {
    question: 'Which word of the point returns in the next sentence?',
    why: 'When a sentence leaves the point, a reader follows it away.',
    good: 'Rust starts at the welds. From the welds it spreads along the seam.',
    weak: 'Rust starts at the welds. The yard was founded in 1952.',
  },
  'one-point-shown': {
    question: 'Which words show the point in a case or number?',
    why: 'Without a case, a reader has nothing to test the point on.',
    good: 'Bread became cheap: by May, a loaf in Lyon cost half as much.',
    weak: 'Bread became cheap: by May, nobody thought it dear.',
  },
  'one-point-news-last': {
    question: 'What news stands in the sentence’s last words?',
    why: 'A reader waits for the last words and is let down by a leftover.',
    good: 'What kept the raft afloat was cork.',
    weak: 'Cork is what kept the raft afloat, as noted.',
  },
  'one-point-end': {
    question: 'What follows from the paragraph, in its last sentence?',
    why: 'A paragraph that just stops leaves a reader asking what it was for.',
    good: 'So the seed, and not the soil, decides the harvest.',
    weak: 'So much for the seed, the soil and the harvest.',
  },
  'links-cause': {
    question: 'Which word says that one thing causes the other?',
    why: 'With “and”, a reader cannot tell cause from chance.',
    good: 'The canal filled with mud, so the mill moved.',
    weak: 'The canal filled with mud, and the mill moved.',
  },
  'links-contrast': {
    question: 'Which word warns of a turn?',
    why: 'A reader who meets a turn without warning goes back to look for a mistake.',
    good: 'The vaccine was cheap, but few clinics ordered it.',
    weak: 'The vaccine was cheap, and few clinics ordered it.',
  },
  'links-example': {
    question: 'Which words announce an example?',
    why: 'Without such words, a reader takes the example for a new point.',
    good: 'Some old plurals live on. “Oxen”, for example, is still in use.',
    weak: 'Some old plurals live on. “Oxen” is still in use.',
  },
  'links-order': {
    question: 'Which words tell what came first?',
    why: 'Without an order, a reader cannot tell a step from its result.',
    good: 'The mould stopped growing after the roof was sealed.',
    weak: 'The mould stopped growing, and the roof was sealed.',
  },
  'links-reason': {
    question: 'Which reason stands right before “so” or “therefore”?',
    why: 'At a “therefore” without a reason, a reader feels pushed.',
    good: 'The scale was broken; therefore we left out the weights.',
    weak: 'The scale was Swiss; therefore we left out the weights.',
  },
  'links-added': {
    question: 'What is “also” or “moreover” added to?',
    why: 'A reader who finds nothing of the same kind before it looks back in vain.',
    good: 'The tax hurt the bakers; moreover, it hurt the millers.',
    weak: 'The tax hurt the bakers; moreover, the mayor was young.',
  },
};
