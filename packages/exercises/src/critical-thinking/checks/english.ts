import type { TextsOf } from '../../checks/check.ts';

import type { declared } from './declared.ts';

/** The checks of Critical Thinking in English. */
export const english: TextsOf<typeof declared> = {
  'claim-sentence': {
    question: 'Which one sentence answers your question, and claims one thing only?',
    why: 'When there are two claims, or an answer to another question, a reader cannot tell what the evidence is for.',
    good: 'We asked whether subtitles help learners to remember words: with subtitles, they remembered more.',
    weak: 'We asked whether subtitles help learners to remember words: with subtitles, they enjoyed it more and spoke more.',
  },
  'claim-words': {
    question: 'What does the key word mean, the same from beginning to end?',
    why: 'When a word changes its meaning on the way, a reader agrees to one thing and is told another.',
    good: '“Success” means, all through the text, that a pupil finished school.',
    weak: '“Success” was clear in every sense: pupils finished school, and were happy.',
  },
  'claim-exceptions': {
    question: 'What are the exceptions?',
    why: 'One case that does not fit is enough for a reader to reject an “every” or an “always”.',
    good: 'Every merchant of the port kept two account books, except those who sold only for cash.',
    weak: 'Every merchant of the port kept two account books at all times.',
  },
  'claim-how-much': {
    question: 'How much is it, and for whom is that enough to matter?',
    why: '“More” and “significant” can be said of very little; without a size, nobody can tell whether it matters.',
    good: 'The new pump saves a household 3 kilowatt-hours a day, a third of what it uses.',
    weak: 'The new pump saves a household energy each day, and the saving is statistically significant.',
  },
  'claim-measured': {
    question: 'What was measured or seen that shows exactly this?',
    why: 'If something else was measured than the claim names, a reader believes more than you know.',
    good: 'The pupils read better: they understood more of a page that was new to them.',
    weak: 'The pupils read better: they borrowed more books from the library.',
  },
  'claim-false': {
    question: 'Who could deny this, and what would prove them right?',
    why: 'A claim that nobody can deny, or that fits whatever happens, tells a reader nothing.',
    good: 'The poet gave up rhyme after 1920; one rhymed poem of later years would prove us wrong.',
    weak: 'The poet changed after 1920; the poems of later years rhyme or do not, as the times asked.',
  },
  'evidence-how-many': {
    question: 'How many of how many, and what became of the rest?',
    why: 'Those who dropped out, closed or failed may be just the ones who differ, so a reader asks about them.',
    good: 'Of 120 patients, 90 came back and felt better; of the other 30 we know nothing.',
    weak: 'Most of the patients who came back felt better; the treatment works.',
  },
  'evidence-compared': {
    question: 'Compared with what, and how common is it there, in numbers?',
    why: 'A result alone is neither high nor low, and “twice the risk” can mean 2 in 10 or 2 in a million.',
    good: 'After the course, 70 of 100 nurses washed their hands, against 40 of 100 on wards without a course.',
    weak: 'After the course, most of the nurses washed their hands, which is a remarkable result.',
  },
  'evidence-chosen': {
    question: 'How were they chosen: by lot, by themselves, or as extremes?',
    why: 'Those who come forward often differ from those who stay away, and extreme cases tend to even out anyway.',
    good: 'We asked 300 tenants, drawn by lot from the town’s list, about noise.',
    weak: 'We asked 300 tenants, from all parts of the town, about noise.',
  },
  'evidence-measured': {
    question: 'Was it measured itself, or only what people said or felt?',
    why: 'People often misjudge themselves, so a reader asks what was measured and what was only said.',
    good: 'The pupils slept longer: their wristbands showed 40 minutes more.',
    weak: 'The pupils slept longer: in the survey, they said they felt rested.',
  },
  'evidence-not-told': {
    question: 'What else was tested or seen, and did that fit too?',
    why: 'Among many tests or cases a few always fit by chance, so a reader asks about the rest.',
    good: 'We gave eight tests; memory improved in one, and nothing changed in the other seven.',
    weak: 'We gave eight tests; memory improved in one, and so the method is a success.',
  },
  'evidence-source': {
    question: 'Where can I look this up, and have you read it?',
    why: 'What is passed on from hand to hand changes on the way, and a careful reader wants the source itself.',
    good: 'According to the town’s traffic survey of 2022, which we read in full, 31 percent of households own no car.',
    weak: 'According to a newspaper report on a traffic survey, which was much discussed, 31 percent of households own no car.',
  },
  'reasoning-assumed': {
    question: 'What must be true in between for this to follow?',
    why: 'A reader has to guess the steps and conditions left out, and one that fails is enough to break the chain.',
    good: 'The charcoal dates the floor to 900 BCE, provided that no animal carried it down later.',
    weak: 'The charcoal dates the floor to 900 BCE, and so the house must be just as old.',
  },
  'reasoning-else-changed': {
    question: 'What else changed or differed, or would have returned to normal anyway?',
    why: 'Something else may be the cause, and cases chosen at their worst mostly get better by themselves.',
    good: 'On the worst roads, accidents fell after the speed limit; on roads as bad without a limit, they did not.',
    weak: 'On the worst roads, accidents fell after the speed limit; the limit has made these roads safer.',
  },
  'reasoning-came-first': {
    question: 'Which came first, and could it be the other way round?',
    why: 'That two things go together does not tell a reader which one leads to the other.',
    good: 'Firms that took loans began to export two years later, and had hardly exported before.',
    weak: 'Firms that take more loans also export more, so loans lead to exports.',
  },
  'reasoning-level': {
    question: 'Did you count persons or groups, and conclude about the same?',
    why: 'What holds for a town or a school as a whole may be false for the people in it, and the other way round.',
    good: 'In towns with more parks, people live longer; whether those who walk there do, we did not ask.',
    weak: 'In towns with more parks, people live longer; those who walk there add years to their lives.',
  },
  'reasoning-new-reason': {
    question: 'Which reason is more than the claim again, a name or custom?',
    why: 'A claim said twice is no reason, and a famous name or an old custom can mislead, so a reader asks for more.',
    good: 'This spelling is the older one, because it stands in letters from before 1600.',
    weak: 'This spelling is the older one, because the other came later, as a famous linguist says.',
  },
  'reasoning-value': {
    question: 'Which value, and at what cost, turns this fact into “must”?',
    why: 'A fact alone tells nobody what to do, so a reader with other values, or one who pays, asks for the step between.',
    good: 'The dam kills a third of the eels; we put their survival above the lost power, so it should open at night.',
    weak: 'The dam kills a third of the eels; the numbers leave no choice in this matter, so it should open at night.',
  },
  'objection-explanation': {
    question: 'What else could explain it: another cause, chance, a return to normal?',
    why: 'What is worst mostly gets better anyway, and a reader who thinks of that first trusts the text less.',
    good: 'Prices rose when the new coin came, but the poor harvest could explain it too.',
    weak: 'Prices rose when the new coin came, and nothing else could explain it.',
  },
  'objection-who-disagrees': {
    question: 'Who disagrees, and what is their best reason?',
    why: 'A weak objection is easy to answer, but those who doubt you do not find themselves in it.',
    good: 'Language teachers object that a test of ten minutes does not show what is left after a month.',
    weak: 'Language teachers object to the test of ten minutes simply because it is new.',
  },
  'objection-contrary': {
    question: 'Which findings of others say otherwise, and why do they differ?',
    why: 'A reader who knows the other findings asks why yours should be believed instead.',
    good: 'A trial in Oslo found no gain in attention, but its classes were half as large as ours.',
    weak: 'A trial in Oslo found no gain in attention, but we see no reason to doubt our result.',
  },
  'objection-answered': {
    question: 'Where does the reply meet this objection, or does the claim change?',
    why: 'To doubt the critic, or to grant the point and claim as much as before, leaves the objection standing.',
    good: 'Birds may have been counted twice, but their rings show that this happened only with two.',
    weak: 'Birds may have been counted twice, but those who say so have never counted birds.',
  },
  'objection-other-ways': {
    question: 'Which other ways are there, besides the one or two named?',
    why: 'When only two ways are offered, a reader who sees a third one feels pushed.',
    good: 'The town can widen the road, close it to lorries, or move the market.',
    weak: 'The town can widen the road, or watch the market die.',
  },
  'objection-average': {
    question: 'For which group does the average not hold?',
    why: 'An average can rise while some lose, and those are the readers who will object.',
    good: 'Wages rose by 4 percent on average, but fell for workers under 25.',
    weak: 'Wages rose by 4 percent on average, so workers are better off.',
  },
  'certainty-word': {
    question: 'Which word says how sure you are, and is the evidence enough?',
    why: 'If nothing warned of doubt, a reader who meets a case that fails feels misled.',
    good: 'The valve held in all 12 trials, so it is probably safe.',
    weak: 'The valve held in all 12 trials, so it is certainly safe.',
  },
  'certainty-could-see': {
    question: 'If you saw no effect, could your study have seen one?',
    why: 'A study too small to see something sees nothing, whether it is there or not.',
    good: 'We saw no harm in 40 patients, too few to notice what happens to one in a thousand.',
    weak: 'We saw no harm in 40 patients, enough to say that the drug does no harm.',
  },
  'certainty-stops': {
    question: 'Whom or what did you study, and where does it stop holding?',
    why: 'Readers try the claim on their own case, and feel let down where it fails without warning.',
    good: 'In 2023, first-year students in two towns preferred paper; of older readers we cannot say so.',
    weak: 'Nowadays, students everywhere prefer paper; of older readers we can surely say the same.',
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
    question: 'Who could do what differently, and is the gain large enough?',
    why: 'A reader who sees no use in it, or too small a one, asks “So what?” and forgets it.',
    good: 'Midwives could test for low iron at the first visit, and find one case in ten sooner.',
    weak: 'Midwives could take an interest in these results, and they matter to health care as a whole.',
  },
};
