import type { TextsOf } from '../../checks/check.ts';

import type { declared } from './declared.ts';

export const english: TextsOf<typeof declared> = {
  'issue-harmed': {
    question: 'Who or what could be harmed or wronged, and how exactly?',
    why: 'A nuisance to the researcher wrongs nobody, while neighbours, families and animals bear a study unasked.',
    good: 'Our drilling could dry out wells in two villages that nobody has asked.',
    weak: 'Our drilling could be held up by two villages that nobody has mapped.',
  },
  'issue-knows': {
    question: 'Does each one know, in words of their own language, what is done, and agree?',
    why: 'People who were studied in secret, or could not follow what they signed, feel used, and a reader feels it with them.',
    good: 'The members of the forum do not know that we collect their posts, and none of them agreed.',
    weak: 'The posts of the forum are free to collect, since they are public anyway.',
  },
  'issue-say-no': {
    question: 'Could each person refuse, in words or not, and lose nothing?',
    why: 'A yes to a teacher, doctor or employer may not be free, and a no that is hard to read is easily missed.',
    good: 'Residents with dementia take part, and we may not notice when they want to stop.',
    weak: 'Residents with dementia take part, and we notice that they are glad of the company.',
  },
  'issue-unfair': {
    question: 'Who fares worse, bears more or is left out, and who gains?',
    why: 'What works on average can fail the same people again and again, and what others gain does not help them.',
    good: 'The speech program errs most with people who stutter, and they gain nothing from it.',
    weak: 'The speech program errs in one word of twenty, and everybody gains something from it.',
  },
  'issue-control': {
    question: 'Could somebody be recognised, or results be turned against somebody, and by whom?',
    why: 'A few facts together can name a person, and a funder, employer or authority can act on results against people.',
    good: 'The insurer that funds us sees all results first, and could use them to refuse people who are ill.',
    weak: 'The insurer that funds us is well known, and hopes that the results will help people who are ill.',
  },
  'issue-without': {
    question: 'Could you learn the same with fewer, with less risk, or without them?',
    why: 'A harm that was not needed is hard to excuse, however small it is.',
    good: 'We need 20 fish and cannot use cells, because cells do not show how a fish breathes.',
    weak: 'We need 20 fish and will treat them well, because they are the best way to study breathing.',
  },
  'resolution-lessens': {
    question: 'How does it make the very harm you named smaller or rarer?',
    why: 'An approval, an insurance policy or a form leaves the harm as it is, and so does a remedy for something else.',
    good: 'The only midwife is easy to recognise, so we leave out the village and give ages by decade.',
    weak: 'The only midwife is easy to recognise, so we insure the project and ask the ethics committee.',
  },
  'resolution-who-does': {
    question: 'Who does what, by when, and who bears the cost?',
    why: 'A good intention without a name, a date and a budget is easily left undone, and readers know it.',
    good: 'Before the first visit in May, the nurse explains the test to each family, and the project pays for the hours.',
    weak: 'As soon as possible, the test is explained to each family in a suitable way, and the effort will be worth it.',
  },
  'resolution-new-harm': {
    question: 'Whom does it leave out or harm anew?',
    why: 'A remedy for some can shut out or hurt others, and a reader asks who they are.',
    good: 'We interview by telephone only; that leaves out deaf people, so we write to them.',
    weak: 'We interview by telephone only; that spares people the journey, so everybody is protected.',
  },
  'resolution-free': {
    question: 'What keeps each consent free, even when paid or given by others?',
    why: 'Money can push people to agree, and a signature of somebody else does not say what they want.',
    good: 'A parent signs, children who turn away from the camera are not filmed, and all are paid the same.',
    weak: 'A parent signs, children who enjoy the camera are filmed, and all are paid when the film is complete.',
  },
  'resolution-withdraw': {
    question: 'Until when can somebody withdraw, and what is then removed?',
    why: 'The promise that anybody can stop is empty while nobody knows until when, and what is deleted then.',
    good: 'Anyone can withdraw until we publish in June, and we then delete the recording.',
    weak: 'Anyone can withdraw if they wish, and we then accept it without a question.',
  },
  'resolution-hears': {
    question: 'When and how do those touched learn the truth, without searching?',
    why: 'People who find out by chance that they were deceived or studied feel used.',
    good: 'After the game, we tell each player in person that the partner was a program.',
    weak: 'After the game, each player can read on our site that the partner was a program.',
  },
  'decision-decided': {
    question: 'What was decided, and why this way and no other?',
    why: 'A text that leaves the choice open, or names only one way, seems to have weighed none.',
    good: 'We pay the bus fare and no fee, because a fee could tempt people who badly need it.',
    weak: 'We will consider whether to pay a fee, because a fee could tempt people who badly need it.',
  },
  'decision-principle': {
    question: 'By which principle or code, and does the decision agree with it?',
    why: 'A principle that the decision goes against makes a reader doubt both.',
    good: 'Nobody may be used only as a means, so we ask the patients first, even if that costs us time.',
    weak: 'Nobody may be used only as a means, but we ask the patients afterwards, since that saves us time.',
  },
  'decision-had-say': {
    question: 'Who had a say: those concerned, and somebody with nothing to gain?',
    why: 'Nobody judges a plan of their own fairly, and those whom it touches see what its authors miss.',
    good: 'The village council and the ethics committee, none of them paid by us, read the plan and changed it.',
    weak: 'The head of research and the whole team, all of them paid by the firm, read the plan and praised it.',
  },
  'decision-stop': {
    question:
      'What harm remains, what if somebody falls ill or is in danger, and who stops it then?',
    why: 'A reader believes a decision more when it names its price, and says who acts when that is too high.',
    good: 'Even with pain relief, the mice will be ill for two days; if one stops eating, the vet ends the test.',
    weak: 'Thanks to pain relief, the mice will be ill only briefly; if the test succeeds, many gain from it.',
  },
  'decision-who-checks': {
    question: 'Who does it, by when, and who checks that it was done?',
    why: 'What nobody checks is easily forgotten once the work has begun.',
    good: 'The station head moves the nets by 1 March, and a ranger from outside inspects them in April.',
    weak: 'We will move the nets as early as we can, and in April we will go on looking after them.',
  },
  'decision-afterwards': {
    question: 'What becomes of participants, data and results, and who could hold these back?',
    why: 'People who are dropped after the last visit, or never hear what was found, feel used.',
    good: 'Patients keep the hearing aid; we delete the recordings after five years, and the maker cannot stop us from publishing.',
    weak: 'Patients return the hearing aid; we keep the recordings in a safe place, and the maker decides what is published.',
  },
};
