import type { TextsOf } from '../../checks/check.ts';

import type { declared } from './declared.ts';

/** The checks of Ethics in English. */
export const english: TextsOf<typeof declared> = {
  'issue-touched': {
    question: 'Who or what is touched and was not asked?',
    why: 'Neighbours, families, animals and places bear a study too, and a reader soon thinks of them.',
    good: 'Our drilling could dry out wells in two villages that nobody has asked.',
    weak: 'Our drilling could give us measurements that nobody has had before.',
  },
  'issue-knows': {
    question: 'Does each one know what is done, and agree?',
    why: 'People who were studied in secret, or told only half, feel used, and a reader feels it with them.',
    good: 'The members of the forum do not know that we collect their posts, and none of them agreed.',
    weak: 'The posts of the forum are free to collect, since they are public anyway.',
  },
  'issue-say-no': {
    question: 'Can each person say no, or stop later, without loss?',
    why: 'A yes to a teacher, doctor, employer or guard, or for badly needed money, may not be free, so a reader doubts it.',
    good: 'Students of our own course take part, and may fear for their marks if they decline or stop.',
    weak: 'Students of our own course take part, and all of them were glad to sign the form.',
  },
  'issue-pays': {
    question: 'Who pays with money, time or risk, and who gains?',
    why: 'A great benefit takes no burden off those who bear it, so a reader asks whether they gain too.',
    good: 'Interviews at night put our two assistants at risk, and only our thesis gains.',
    weak: 'Interviews at night are hard to get, but the benefit to science is great.',
  },
  'issue-kept': {
    question: 'What happens to what was collected, and for how long?',
    why: 'What is kept can be passed on for uses that nobody agreed to, so a reader asks where it ends.',
    good: 'The recordings stay in the clinic, where other groups may use them for ten years.',
    weak: 'The recordings were made in the clinic, where the sound is very good.',
  },
  'issue-group': {
    question: 'Which group fares worse, or is left out?',
    why: 'What works on average can fail the same people again and again, and they notice first.',
    good: 'The speech program errs most with people who stutter, and they cannot use the service.',
    weak: 'The speech program errs in one word of twenty, and everybody can use the service.',
  },
  'resolution-who-does': {
    question: 'Who does what, and by when?',
    why: 'A good intention without a name and a date is easily left undone, and readers know it.',
    good: 'Before the first visit in May, the project nurse calls each family and explains the test.',
    weak: 'As soon as possible, each family is given a suitable explanation of the test.',
  },
  'resolution-cost': {
    question: 'What does this way cost, and who bears the cost?',
    why: 'A remedy looks free only until a reader asks whose time, work or money it takes.',
    good: 'Interpreters will help us for 40 hours, and the project pays them.',
    weak: 'Interpreters will help us, and the problem is solved.',
  },
  'resolution-other-way': {
    question: 'Which other way was weighed, and why not taken?',
    why: 'Somebody who names only one way seems not to have looked for a better one.',
    good: 'We chose 20 fish and not a cell culture, because cells do not show how a fish breathes.',
    weak: 'We chose 20 fish, because they are the best way to study breathing.',
  },
  'resolution-asked': {
    question: 'Which of the people touched were asked about it?',
    why: 'A remedy that was not shown to those it is meant for may miss what troubles them.',
    good: 'The village council heard the plan and asked us not to record the mourning songs.',
    weak: 'We looked at the plan from all sides and decided not to record the mourning songs.',
  },
  'resolution-speaks-for': {
    question: 'Who decides for those who cannot decide themselves?',
    why: 'Small children and people who are very ill cannot protect themselves, so a reader asks who does.',
    good: 'A parent signs the form, and children who turn away from the camera are not filmed.',
    weak: 'The form is signed, and children who enjoy the camera are filmed.',
  },
  'resolution-traced': {
    question: 'What stops somebody from finding out who it was?',
    why: 'A place, a job and an age often let a reader recognise a person, even without a name.',
    good: 'We leave out the village and give ages by decade, since it has only one midwife.',
    weak: 'We leave out the names and give only village, job and age.',
  },
  'decision-remains': {
    question: 'What harm remains, even if all goes well?',
    why: 'A reader believes a decision more when it names its price for people, animals or places.',
    good: 'Even with pain relief, the twelve mice will be ill for two days.',
    weak: 'With pain relief, the twelve mice will serve a study of great benefit.',
  },
  'decision-wrong': {
    question: 'Who does what if something goes wrong or comes to light?',
    why: 'Trouble and chance findings come unasked, and a reader wants to know that somebody is ready.',
    good: 'If a scan shows a growth, the doctor of the clinic calls the person within a week.',
    weak: 'The scans are safe and hardly ever show anything that was not expected.',
  },
  'decision-results': {
    question: 'Who hears of the results, even if they disappoint?',
    why: 'Those who gave their time and hear nothing, or only of success, feel used.',
    good: 'In autumn we write to all the farmers, even if the new seed fails.',
    weak: 'In autumn we write to the seed company, once the new seed has succeeded.',
  },
  'decision-misuse': {
    question: 'What could somebody else do with this?',
    why: 'What helps one person can hurt another, and a reader thinks of that even if you do not.',
    good: 'The program could also be used to follow protesters, so we do not publish the trained model.',
    weak: 'The program works very well, so we publish the trained model.',
  },
  'decision-reviewed': {
    question: 'Who with nothing to gain has looked at the plan?',
    why: 'Nobody judges a plan of their own fairly, least of all with money or a degree at stake.',
    good: 'The university’s ethics committee read the plan; none of its members owns shares in the firm.',
    weak: 'The firm’s head of research read the plan; the whole team stands behind it.',
  },
  'decision-credit': {
    question: 'Who is named for the work, and as what?',
    why: 'People whose work goes unnamed feel robbed, and a reader who hears of it trusts you less.',
    good: 'The two local guides who found the site are authors of the paper.',
    weak: 'The two local guides were a great help in finding the site.',
  },
};
