import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import { draftFieldAt } from '../session/drafts.ts';
import { draftNames, type Name } from './record.ts';

const declared = {
  question1Answer: {
    'claim-sentence': 'Toulmin 1958, The Uses of Argument (claim)',
    'claim-words': { source: 'Aristotle, Sophistical Refutations 4 (ambiguity)', version: 2 },
    'claim-exceptions': {
      source: 'Toulmin 1958, The Uses of Argument (rebuttal)',
      fact: 'universal',
    },
    'claim-how-much': {
      source:
        'STROBE 2007, item 16; Wasserstein & Lazar 2016, The ASA Statement on p-Values (principle 5)',
      fact: 'number',
    },
    'claim-measured':
      'Shadish, Cook & Campbell 2002, Experimental and Quasi-Experimental Designs (construct validity)',
    'claim-false': 'Popper 1959, The Logic of Scientific Discovery',
  },
  question2Answer: {
    'evidence-how-many': { source: 'STROBE 2007, item 13', version: 2, fact: 'number' },
    'evidence-compared': {
      source:
        'Campbell & Stanley 1963, Experimental and Quasi-Experimental Designs (one-shot case study); Gigerenzer et al. 2007, Helping Doctors and Patients Make Sense of Health Statistics',
      fact: 'number',
    },
    'evidence-chosen': 'STROBE 2007, item 6',
    'evidence-measured': 'Nisbett & Wilson 1977, Telling More Than We Can Know',
    'evidence-not-told': 'Simmons, Nelson & Simonsohn 2011, False-Positive Psychology',
    'evidence-source': 'Simkin & Roychowdhury 2003, Read Before You Cite!',
  },
  question3Answer: {
    'reasoning-assumed': 'Toulmin 1958, The Uses of Argument (warrant)',
    'reasoning-else-changed':
      'Campbell & Stanley 1963, Experimental and Quasi-Experimental Designs (history; regression)',
    'reasoning-came-first':
      'Hill 1965, The Environment and Disease: Association or Causation? (temporality)',
    'reasoning-level': 'Robinson 1950, Ecological Correlations and the Behavior of Individuals',
    'reasoning-new-reason': {
      source:
        'Aristotle, Prior Analytics II 16; Walton, Reed & Macagno 2008, Argumentation Schemes (expert opinion; practice)',
      version: 2,
    },
    'reasoning-value': { source: 'Hume 1740, A Treatise of Human Nature 3.1.1', version: 2 },
  },
  question4Answer: {
    'objection-explanation': { source: 'Platt 1964, Strong Inference', version: 2 },
    'objection-who-disagrees': 'Mill 1859, On Liberty, chapter 2',
    'objection-contrary': 'STROBE 2007, item 20',
    'objection-answered':
      'McNeill & Krajcik 2012, Supporting Grade 5–8 Students in Constructing Explanations in Science (rebuttal)',
    'objection-other-ways': 'Govier 2010, A Practical Study of Argument (false dichotomy)',
    'objection-average': 'Bickel, Hammel & O’Connell 1975, Sex Bias in Graduate Admissions',
  },
  question5Answer: {
    'certainty-word':
      'Toulmin 1958, The Uses of Argument (qualifier); Hanley & Lippman-Hand 1983, If Nothing Goes Wrong, Is Everything All Right?',
    'certainty-could-see': 'Altman & Bland 1995, Absence of Evidence Is Not Evidence of Absence',
    'certainty-stops': {
      source: 'Simons, Shoda & Lindsay 2017, Constraints on Generality; STROBE 2007, item 21',
      fact: 'universal',
    },
    'certainty-interest': 'CONSORT 2025, item 5',
    'certainty-unknown': 'STROBE 2007, item 19',
    'certainty-matters': 'Booth, Colomb & Williams 1995, The Craft of Research (“So what?”)',
  },
} as const satisfies ChecksByStep;

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].criticalThinking),
  {
    question1Answer: draftFieldAt(draftNames, 1),
    question2Answer: draftFieldAt(draftNames, 2),
    question3Answer: draftFieldAt(draftNames, 3),
    question4Answer: draftFieldAt(draftNames, 4),
    question5Answer: draftFieldAt(draftNames, 5),
  },
);
