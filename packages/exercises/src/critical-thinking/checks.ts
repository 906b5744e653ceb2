import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import { draftFieldAt } from '../session/drafts.ts';
import { draftNames, type Name } from './record.ts';

const declared = {
  question1Answer: [
    { id: 'claim-sentence', version: 1, source: 'Toulmin 1958, The Uses of Argument (claim)' },
    { id: 'claim-words', version: 2, source: 'Aristotle, Sophistical Refutations 4 (ambiguity)' },
    {
      id: 'claim-exceptions',
      version: 1,
      source: 'Toulmin 1958, The Uses of Argument (rebuttal)',
      fact: 'universal',
    },
    {
      id: 'claim-how-much',
      version: 1,
      source:
        'STROBE 2007, item 16; Wasserstein & Lazar 2016, The ASA Statement on p-Values (principle 5)',
      fact: 'number',
    },
    {
      id: 'claim-measured',
      version: 1,
      source:
        'Shadish, Cook & Campbell 2002, Experimental and Quasi-Experimental Designs (construct validity)',
    },
    { id: 'claim-false', version: 1, source: 'Popper 1959, The Logic of Scientific Discovery' },
  ],
  question2Answer: [
    { id: 'evidence-how-many', version: 2, source: 'STROBE 2007, item 13', fact: 'number' },
    {
      id: 'evidence-compared',
      version: 1,
      source:
        'Campbell & Stanley 1963, Experimental and Quasi-Experimental Designs (one-shot case study); Gigerenzer et al. 2007, Helping Doctors and Patients Make Sense of Health Statistics',
      fact: 'number',
    },
    { id: 'evidence-chosen', version: 1, source: 'STROBE 2007, item 6' },
    {
      id: 'evidence-measured',
      version: 1,
      source: 'Nisbett & Wilson 1977, Telling More Than We Can Know',
    },
    {
      id: 'evidence-not-told',
      version: 1,
      source: 'Simmons, Nelson & Simonsohn 2011, False-Positive Psychology',
    },
    {
      id: 'evidence-source',
      version: 1,
      source: 'Simkin & Roychowdhury 2003, Read Before You Cite!',
    },
  ],
  question3Answer: [
    { id: 'reasoning-assumed', version: 1, source: 'Toulmin 1958, The Uses of Argument (warrant)' },
    {
      id: 'reasoning-else-changed',
      version: 1,
      source:
        'Campbell & Stanley 1963, Experimental and Quasi-Experimental Designs (history; regression)',
    },
    {
      id: 'reasoning-came-first',
      version: 1,
      source: 'Hill 1965, The Environment and Disease: Association or Causation? (temporality)',
    },
    {
      id: 'reasoning-level',
      version: 1,
      source: 'Robinson 1950, Ecological Correlations and the Behavior of Individuals',
    },
    {
      id: 'reasoning-new-reason',
      version: 2,
      source:
        'Aristotle, Prior Analytics II 16; Walton, Reed & Macagno 2008, Argumentation Schemes (expert opinion; practice)',
    },
    { id: 'reasoning-value', version: 2, source: 'Hume 1740, A Treatise of Human Nature 3.1.1' },
  ],
  question4Answer: [
    {
      id: 'objection-explanation',
      version: 2,
      source: 'Platt 1964, Strong Inference',
    },
    { id: 'objection-who-disagrees', version: 1, source: 'Mill 1859, On Liberty, chapter 2' },
    { id: 'objection-contrary', version: 1, source: 'STROBE 2007, item 20' },
    {
      id: 'objection-answered',
      version: 1,
      source:
        'McNeill & Krajcik 2012, Supporting Grade 5–8 Students in Constructing Explanations in Science (rebuttal)',
    },
    {
      id: 'objection-other-ways',
      version: 1,
      source: 'Govier 2010, A Practical Study of Argument (false dichotomy)',
    },
    {
      id: 'objection-average',
      version: 1,
      source: 'Bickel, Hammel & O’Connell 1975, Sex Bias in Graduate Admissions',
    },
  ],
  question5Answer: [
    {
      id: 'certainty-word',
      version: 1,
      source:
        'Toulmin 1958, The Uses of Argument (qualifier); Hanley & Lippman-Hand 1983, If Nothing Goes Wrong, Is Everything All Right?',
    },
    {
      id: 'certainty-could-see',
      version: 1,
      source: 'Altman & Bland 1995, Absence of Evidence Is Not Evidence of Absence',
    },
    {
      id: 'certainty-stops',
      version: 1,
      source: 'Simons, Shoda & Lindsay 2017, Constraints on Generality; STROBE 2007, item 21',
      fact: 'universal',
    },
    { id: 'certainty-interest', version: 1, source: 'CONSORT 2025, item 5' },
    { id: 'certainty-unknown', version: 1, source: 'STROBE 2007, item 19' },
    {
      id: 'certainty-matters',
      version: 1,
      source: 'Booth, Colomb & Williams 1995, The Craft of Research (“So what?”)',
    },
  ],
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
