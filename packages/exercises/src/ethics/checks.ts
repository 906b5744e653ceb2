import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import type { Name } from './record.ts';

const declared = {
  mitigateText: {
    'issue-harmed':
      'Belmont Report 1979 (beneficence); CIOMS Guidelines 2016 (community engagement)',
    'issue-knows': {
      source: 'Belmont Report 1979 (informed consent); AoIR Internet Research Ethics 2020',
      version: 2,
    },
    'issue-say-no': { source: 'Declaration of Helsinki 2024 (informed consent)', version: 2 },
    'issue-unfair': {
      source: 'Belmont Report 1979 (justice); Buolamwini & Gebru 2018, Gender Shades',
      fact: 'universal',
    },
    'issue-control': {
      source: 'CIOMS Guidelines 2016 (conflicts of interest); CARE Principles 2020 (ethics)',
      version: 2,
    },
    'issue-without': {
      source:
        'Russell & Burch 1959, The Principles of Humane Experimental Technique; Declaration of Helsinki 2024 (risks and burdens)',
      version: 3,
    },
  },
  finalText: {
    'resolution-lessens':
      'Declaration of Helsinki 2024 (risks and burdens); Sweeney 2000, Simple Demographics Often Identify People Uniquely',
    'resolution-who-does':
      'Gollwitzer 1999, Implementation Intentions; TRUST Code 2018 (fair pay of local support)',
    'resolution-new-harm': 'Merton 1936, The Unanticipated Consequences of Purposive Social Action',
    'resolution-free': {
      source:
        'CIOMS Guidelines 2016 (reimbursement and compensation); Declaration of Helsinki 2024 (informed consent)',
      version: 2,
    },
    'resolution-withdraw': 'GDPR 2016, Articles 7 and 17',
    'resolution-hears': 'APA Ethics Code 2017, standards 8.07 and 8.08; GDPR 2016, Article 14',
  },
  whichIsBetter: {
    'decision-decided': 'AAC&U 2009, Ethical Reasoning VALUE Rubric',
    'decision-principle': 'Beauchamp & Childress 1979, Principles of Biomedical Ethics',
    'decision-had-say':
      'CARE Principles 2020 (authority to control); Declaration of Helsinki 2024 (research ethics committees)',
    'decision-stop': {
      source: 'Belmont Report 1979 (risks and benefits); ARRIVE 2.0 2020, item 16',
      version: 2,
    },
    'decision-who-checks': 'Declaration of Helsinki 2024 (research ethics committees)',
    'decision-afterwards': {
      source:
        'Declaration of Helsinki 2024 (post-trial provisions, publication of results); GDPR 2016, Article 5',
      version: 2,
    },
  },
} as const satisfies ChecksByStep;

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].ethics),
  {
    mitigateText: () => 'originalText',
    finalText: () => 'mitigateText',
    whichIsBetter: () => 'finalText',
  },
);
