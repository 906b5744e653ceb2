import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import type { Name } from './record.ts';

const declared = {
  logosReasonsGiven: {
    'reasons-action': 'Aristotle, Rhetoric I.3',
    'reasons-evidence': 'Toulmin 1958, The Uses of Argument',
    'reasons-how-many': {
      source:
        'Gigerenzer et al. 2007, Helping Doctors and Patients Make Sense of Health Statistics',
      fact: 'number',
    },
    'reasons-link': 'Toulmin 1958, The Uses of Argument',
    'reasons-objection': 'O’Keefe 1999, How to Handle Opposing Arguments in Persuasive Messages',
    'reasons-alternative': 'Walton, Reed & Macagno 2008, Argumentation Schemes',
  },
  pathosInterestsReflected: {
    'value-named': 'Perelman & Olbrechts-Tyteca 1958, The New Rhetoric',
    'value-person': 'Lee & Feeley 2016, The Identifiable Victim Effect',
    'value-scene': 'Aristotle, Rhetoric III.11',
    'value-at-stake': 'Kahneman & Tversky 1984, Choices, Values, and Frames',
    'value-own-words': 'Aristotle, Rhetoric III.2',
    'value-fact': 'Walton 1992, The Place of Emotion in Argument',
  },
  ethosAffiliationReflected: {
    'trust-who': 'Aristotle, Rhetoric I.2',
    'trust-experience': 'Hovland, Janis & Kelley 1953, Communication and Persuasion',
    'trust-source': 'Walton, Reed & Macagno 2008, Argumentation Schemes',
    'trust-unknown': 'Jensen 2008, Scientific Uncertainty in News Coverage of Cancer Research',
    'trust-scope': { source: 'Toulmin 1958, The Uses of Argument', fact: 'universal' },
    'trust-interest': 'ALLEA 2023, European Code of Conduct',
  },
} as const satisfies ChecksByStep;

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].persuasive),
  {
    logosReasonsGiven: () => 'originalText',
    pathosInterestsReflected: () => 'textLogos',
    ethosAffiliationReflected: () => 'textPathos',
  },
);
