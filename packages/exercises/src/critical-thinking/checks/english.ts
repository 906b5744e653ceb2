import type { TextsOf } from '../../checks/check.ts';

import type { declared } from './declared.ts';

/** The checks of Critical Thinking in English. */
export const english: TextsOf<typeof declared> = {
  'claim-sentence': {
    question: 'Which one sentence says what you claim?',
    why: 'A reader who cannot find the claim judges the topic instead, or stops reading.',
    good: 'Children learn a melody faster when they move to it.',
    weak: 'This study is about children, melodies and movement.',
  },
  'claim-question': {
    question: 'Which words answer the very question the text asks?',
    why: 'When the answer is about something else, a reader feels that the subject was changed.',
    good: 'We asked whether subtitles help learners to remember words: with subtitles, they remembered more.',
    weak: 'We asked whether subtitles help learners to remember words: with subtitles, they enjoyed it more.',
  },
  'claim-exceptions': {
    question: 'What are the exceptions?',
    why: 'One case that does not fit is enough for a reader to reject an “every” or an “always”.',
    good: 'Every merchant of the port kept two account books, except those who sold only for cash.',
    weak: 'Every merchant of the port kept two account books at all times.',
  },
  'claim-how-much': {
    question: 'How much, in what unit and over what time?',
    why: '“More” can be very little or a great deal; without a size, nobody can tell whether it matters.',
    good: 'In its first year, the new pump saved 3 kilowatt-hours a day.',
    weak: 'From its first days, the new pump saved a great deal of energy.',
  },
  'claim-measured': {
    question: 'What was measured or seen that shows exactly this?',
    why: 'If something else was measured than the claim names, a reader believes more than you know.',
    good: 'The pupils read better: they understood more of a page that was new to them.',
    weak: 'The pupils read better: they borrowed more books from the library.',
  },
  'claim-false': {
    question: 'What would show this to be false?',
    why: 'A claim that fits whatever happens tells a reader nothing.',
    good: 'The poet gave up rhyme after 1920; one rhymed poem of later years would prove us wrong.',
    weak: 'The poet gave up rhyme after 1920; rhymed poems of later years only copy the old style.',
  },
  'evidence-how-many': {
    question: 'How many, of how many?',
    why: 'Without both numbers, nobody can tell 3 of 4 from 300 of 400.',
    good: 'Of the 212 graves we opened, 47 held a coin.',
    weak: 'Many of the graves we opened held a coin.',
  },
  'evidence-compared': {
    question: 'Compared with whom, or with what?',
    why: 'A result alone is neither high nor low; a reader needs something to hold it against.',
    good: 'After the course, 70 of 100 nurses washed their hands, against 40 of 100 on wards without a course.',
    weak: 'After the course, 70 of 100 nurses washed their hands, which is a remarkable result.',
  },
  'evidence-chosen': {
    question: 'How were they chosen, or did they choose to take part?',
    why: 'Those who come forward often differ from those who stay away, so a reader asks how you found them.',
    good: 'We asked 300 tenants, drawn by lot from the town’s list, about noise.',
    weak: 'We asked 300 tenants, from all parts of the town, about noise.',
  },
  'evidence-against': {
    question: 'What about the cases that do not fit?',
    why: 'One good story can be found for almost any claim, so a reader asks about the rest.',
    good: 'Three villages moved uphill after the flood; the other nine stayed by the river.',
    weak: 'Three villages moved uphill after the flood; one even left its mill behind.',
  },
  'evidence-how-common': {
    question: 'How common is it anyway, in numbers?',
    why: '“Twice the risk” can mean 2 in 10 or 2 in a million; a reader needs the number it started from.',
    good: 'With the new brake, failures double, from 1 to 2 per 10,000 trains.',
    weak: 'With the new brake, failures double, which is a steep rise.',
  },
  'evidence-source': {
    question: 'Where can I look this up?',
    why: 'A careful reader does not build on a number or a statement that nobody can check.',
    good: 'According to the town’s traffic survey of 2022, 31 percent of households own no car.',
    weak: 'As is well known in the town, 31 percent of households own no car.',
  },
  'reasoning-steps': {
    question: 'What happens in between, step by step?',
    why: 'A reader has to guess the steps that are left out, and a long chain breaks at its weakest one.',
    good: 'If the trees are felled, the soil hardens, less rain sinks in, and the street floods sooner.',
    weak: 'If the trees are felled, the whole street will soon be under water.',
  },
  'reasoning-else-changed': {
    question: 'What else changed meanwhile, or differs between the groups?',
    why: 'If something else changed or differed too, a reader will take that for the cause.',
    good: 'Accidents fell after the new speed limit, while traffic and weather stayed the same.',
    weak: 'Accidents fell after the new speed limit, so the limit made the road safer.',
  },
  'reasoning-came-first': {
    question: 'Which came first, and could it be the other way round?',
    why: 'That two things go together does not tell a reader which one leads to the other.',
    good: 'Firms that took loans began to export two years later, and had hardly exported before.',
    weak: 'Firms that take more loans also export more, so loans lead to exports.',
  },
  'reasoning-assumed': {
    question: 'What must be true for this to follow?',
    why: 'A reader who does not take the same things for granted will not take the step with you.',
    good: 'The charcoal dates the floor to 900 BCE, provided that no animal carried it down later.',
    weak: 'The charcoal dates the floor to 900 BCE, and so the house must be just as old.',
  },
  'reasoning-not-repeated': {
    question: 'Which reason does more than repeat the claim?',
    why: 'A claim said twice is no reason, and a reader notices that nothing was added.',
    good: 'This spelling is the older one, because it stands in letters from before 1600.',
    weak: 'This spelling is the older one, because the other spelling came later.',
  },
  'reasoning-besides-names': {
    question: 'What speaks for it besides a famous name, custom or nature?',
    why: 'Experts can be wrong, and what is old or natural can do harm, so a reader asks for more.',
    good: 'Sleep in two parts suits shift workers: they made fewer errors than those who slept through.',
    weak: 'Sleep in two parts suits shift workers: it is natural, and a Nobel laureate advises it.',
  },
  'objection-explanation': {
    question: 'What else could explain the same result?',
    why: 'A reader who thinks of another cause before you do trusts the text less.',
    good: 'Prices rose when the new coin came, but the poor harvest could explain it too.',
    weak: 'Prices rose when the new coin came, and nothing else could explain it.',
  },
  'objection-who-disagrees': {
    question: 'Who disagrees, and what is their best reason?',
    why: 'A weak objection is easy to answer, but those who doubt you do not find themselves in it.',
    good: 'Language teachers object that a test of ten minutes does not show what is left after a month.',
    weak: 'Language teachers object to the test of ten minutes simply because it is new.',
  },
  'objection-answered': {
    question: 'What answers the objection, or do you grant it?',
    why: 'An objection that is named and then left alone leaves a reader on the critic’s side.',
    good: 'Birds may have been counted twice, but their rings show that this happened only with two.',
    weak: 'Birds may have been counted twice, but this need not worry anybody.',
  },
  'objection-other-ways': {
    question: 'Which other ways are there, besides the one or two named?',
    why: 'When only two ways are offered, a reader who sees a third one feels pushed.',
    good: 'The town can widen the road, close it to lorries, or move the market.',
    weak: 'The town can widen the road, or watch the market die.',
  },
  'objection-missing': {
    question: 'Who or what is missing from the count?',
    why: 'Those who dropped out or left no trace may be just the ones who differ, so a reader asks about them.',
    good: 'The 90 patients who came back felt better; of the other 30 we know nothing.',
    weak: 'The 90 patients who came back felt better; the treatment works.',
  },
  'objection-average': {
    question: 'For which group does the average not hold?',
    why: 'An average can rise while some lose, and those are the readers who will object.',
    good: 'Wages rose by 4 percent on average, but fell for workers under 25.',
    weak: 'Wages rose by 4 percent on average, so workers are better off.',
  },
  'certainty-word': {
    question: 'Which word says how sure you are?',
    why: 'If nothing warned of doubt, a reader who meets a doubtful case later feels misled.',
    good: 'The fire probably broke out in the bakery, since two letters say so.',
    weak: 'The fire broke out in the bakery, since two letters say so.',
  },
  'certainty-stops': {
    question: 'Where does it stop being true?',
    why: 'Readers try the claim on their own case, and feel let down where it fails without warning.',
    good: 'The filter takes lead out of cold water, but not out of water above 40 degrees.',
    weak: 'The filter always takes lead out of water, wherever it is used.',
  },
  'certainty-studied': {
    question: 'Whom or what did you study, where and when?',
    why: 'A reader must see how far the study reaches, to see whether the conclusion goes further.',
    good: 'In spring 2023, first-year students in two towns preferred paper to screens.',
    weak: 'Nowadays, students everywhere prefer paper to screens.',
  },
  'certainty-interest': {
    question: 'Who paid for it, and who gains if it is believed?',
    why: 'A reader who finds out later that somebody gains from it doubts all the rest.',
    good: 'The maker of the sensor paid for the tests, but had no say in what we report.',
    weak: 'The tests of the sensor were done with great care, and we report all of them.',
  },
  'certainty-unknown': {
    question: 'What do you still not know?',
    why: 'A reader trusts an author who says what is missing more than one who knows everything.',
    good: 'The model predicts floods a day ahead; whether it does so after a dry winter we do not know.',
    weak: 'The model predicts floods a day ahead; it will do so after a dry winter too.',
  },
  'certainty-matters': {
    question: 'Who could do what differently, knowing this?',
    why: 'A reader who sees no use in it asks “So what?” and forgets it.',
    good: 'Knowing this, midwives could test for low iron at the first visit instead of the third.',
    weak: 'Knowing this is of great importance to midwives and to health care as a whole.',
  },
};
