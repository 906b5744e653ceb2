import type { TextsOf } from '../../checks/check.ts';

import type { declared } from './declared.ts';

export const english: TextsOf<typeof declared> = {
  'reasons-action': {
    question: 'Who should do what after reading this?',
    why: 'A reader who agrees and does not know what you want does nothing.',
    good: 'The council should close Mill Street to cars on school mornings.',
    weak: 'The cars in Mill Street on school mornings are a real problem.',
  },
  'reasons-evidence': {
    question: 'What shows it: a count, a study, a record?',
    why: 'Without evidence, a doubting reader sees only your opinion against theirs.',
    good: 'The crossing is dangerous: in four weeks we counted 31 near misses.',
    weak: 'The crossing is dangerous: anyone who has stood there knows it.',
  },
  'reasons-how-many': {
    question: 'How many, of how many, and in what time?',
    why: 'From “many” a reader cannot tell a few from most.',
    good: 'Of the 212 patients we asked, 64 had missed a dose in the last month.',
    weak: 'Many of the patients we asked had missed a dose lately.',
  },
  'reasons-link': {
    question: 'Why does that evidence support the claim?',
    why: 'A reader may accept your facts and still not see what follows from them.',
    good: 'Slow cars need less space to stop, so a lower limit means fewer crashes.',
    weak: 'Many cars use this road, so a lower limit means fewer crashes.',
  },
  'reasons-objection': {
    question: 'What would a doubting reader say, and what do you answer?',
    why: 'A reader who has this doubt thinks that you hide it or never saw it.',
    good: 'Shopkeepers fear for their trade; in the two streets closed last year, sales held.',
    weak: 'Shopkeepers fear for their trade; such fears must not hold up the town.',
  },
  'reasons-alternative': {
    question: 'Why this, and not another way?',
    why: 'A reader who knows another way keeps thinking of it.',
    good: 'A night bus costs a third of a new tram line and can start in May.',
    weak: 'A night bus costs very little and can start in May.',
  },
  'value-named': {
    question: 'Which words name what you and your readers both want?',
    why: 'A reader who finds nothing they want in it takes it for somebody else’s affair.',
    good: 'Our children should be able to drink from any tap.',
    weak: 'Lead levels should be below the threshold at any outlet.',
  },
  'value-person': {
    question: 'Whom can a reader picture?',
    why: 'Where only a group is named, a reader has nobody to picture or care about.',
    good: 'Dana, a night nurse, copies the same form four times a shift.',
    weak: 'Nursing staff copy the same form four times a shift.',
  },
  'value-scene': {
    question: 'What does a reader see happen, and where?',
    why: 'Without a scene, a reader knows of the trouble but does not feel it.',
    good: 'At six in the morning, the queue for water reaches the school wall.',
    weak: 'In the early morning hours, the supply of water is insufficient.',
  },
  'value-at-stake': {
    question: 'What would a reader gain, or lose?',
    why: 'A reader who has nothing to gain or lose leaves the matter to others.',
    good: 'Without the dyke, the next flood takes the fields you plough.',
    weak: 'Without the dyke, the outlook for the region is less good.',
  },
  'value-own-words': {
    question: 'Which words would your readers say aloud themselves?',
    why: 'Words that a reader would never say keep them at a distance.',
    good: 'We want to know which wells will run dry first.',
    weak: 'We aim to rank wells by their hydrological vulnerability.',
  },
  'value-fact': {
    question: 'Which fact stands behind the feeling?',
    why: 'A reader who is asked to feel and given no reason feels pushed.',
    good: 'Parents here are afraid: three children were hit this year.',
    weak: 'Parents here are afraid: this street is a nightmare.',
  },
  'trust-who': {
    question: 'Who is speaking, and from where?',
    why: 'A reader who does not know who speaks cannot tell how far to believe it.',
    good: 'We keep the list of shipwrecks at the county museum.',
    weak: 'There is a list of shipwrecks, and it is kept with care.',
  },
  'trust-experience': {
    question: 'What have you yourself done or seen in this matter?',
    why: 'Without it, a reader cannot tell what you know from what you only heard.',
    good: 'For six winters I have measured the snow on this slope each week.',
    weak: 'For six winters I have found the snow on this slope fascinating.',
  },
  'trust-source': {
    question: 'Who else says so, and where can I read it?',
    why: 'A reader finds a single voice easy to doubt.',
    good: 'The harbour office counts as many ships in its report for 2022.',
    weak: 'Many reports, as is well known, count as many ships.',
  },
  'trust-unknown': {
    question: 'What do you say you do not know yet?',
    why: 'A text that is sure of everything makes a careful reader doubt it.',
    good: 'We cannot say yet whether the fish will come back.',
    weak: 'We can say with certainty that the fish will come back.',
  },
  'trust-scope': {
    question: 'Where does your claim stop?',
    why: 'One exception that a reader knows of shakes their trust in the rest.',
    good: 'The saving holds for flats; for houses we have no figures.',
    weak: 'The saving holds for all homes, flats and houses alike.',
  },
  'trust-interest': {
    question: 'Who paid, and what do you stand to gain?',
    why: 'A reader who learns it later, from others, feels deceived.',
    good: 'The beekeepers’ union paid for the study, and none of us sells honey.',
    weak: 'The study had friends and helpers, and we thank them all.',
  },
};
