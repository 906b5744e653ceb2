import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import type { Name } from './record.ts';

const declared = {
  text60: {
    'summary-gap': 'Swales 1990, Genre Analysis',
    'summary-result': 'Schimel 2012, Writing Science',
    'summary-method': 'STROBE 2007, item 1b',
    'summary-how-many': { source: 'STROBE 2007, item 13', fact: 'number' },
    'summary-so-what': 'Booth, Colomb & Williams 1995, The Craft of Research',
    'summary-hard-word': 'ISO 24495-1:2023, Plain language',
  },
  text30: {
    'halved-one-thing': 'Aurbach et al. 2018, Half-Life Your Message',
    'halved-evidence': 'Toulmin 1958, The Uses of Argument',
    'halved-compared': 'CONSORT 2025, item 13',
    'halved-scope': { source: 'STROBE 2007, item 21', fact: 'universal' },
    'halved-how-sure': 'Toulmin 1958, The Uses of Argument',
    'halved-who-does': 'Williams & Bizup, Style: Lessons in Clarity and Grace',
  },
  text120Last: {
    'core-claim': 'Booth, Colomb & Williams 1995, The Craft of Research',
    'core-so-what': 'ISO 24495-1:2023, Plain language',
    'core-everyday': 'Rakedzon et al. 2017, De-Jargonizer',
    'core-picture': 'Heath & Heath 2007, Made to Stick',
    'core-how-much': {
      source:
        'Gigerenzer et al. 2007, Helping Doctors and Patients Make Sense of Health Statistics',
      fact: 'number',
    },
    'core-scope': { source: 'Sumner et al. 2014, BMJ 349', fact: 'universal' },
  },
  whichIsBetter: {
    'rebuilt-message': 'Aurbach et al. 2018, Half-Life Your Message',
    'rebuilt-opening': 'Clark & Haviland 1977, Comprehension and the Given-New Contract',
    'rebuilt-how-known': 'McNeill & Krajcik 2012, Claim, Evidence, and Reasoning',
    'rebuilt-because': 'McNeill & Krajcik 2012, Claim, Evidence, and Reasoning',
    'rebuilt-use': 'ISO 24495-1:2023, Plain language',
    'rebuilt-unknown': 'Fischhoff & Davis 2014, Communicating Scientific Uncertainty',
  },
} as const satisfies ChecksByStep;

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].halfLife),
  {
    text60: () => 'text120First',
    text30: () => 'text60',
    text120Last: () => 'text30',
    whichIsBetter: () => 'text120Last',
  },
);
