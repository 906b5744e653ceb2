import { joinChecks, type ChecksByStep } from '../checks/check.ts';
import { inLanguages } from '../words/site-languages.ts';
import { checks } from '../words/translations.ts';
import type { Name } from './record.ts';

const declared = {
  mitigateText: [
    {
      id: 'issue-harmed',
      version: 1,
      source: 'Belmont Report 1979 (beneficence); CIOMS Guidelines 2016 (community engagement)',
    },
    {
      id: 'issue-knows',
      version: 2,
      source: 'Belmont Report 1979 (informed consent); AoIR Internet Research Ethics 2020',
    },
    { id: 'issue-say-no', version: 2, source: 'Declaration of Helsinki 2024 (informed consent)' },
    {
      id: 'issue-unfair',
      version: 1,
      source: 'Belmont Report 1979 (justice); Buolamwini & Gebru 2018, Gender Shades',
      fact: 'universal',
    },
    {
      id: 'issue-control',
      version: 2,
      source: 'CIOMS Guidelines 2016 (conflicts of interest); CARE Principles 2020 (ethics)',
    },
    {
      id: 'issue-without',
      version: 3,
      source:
        'Russell & Burch 1959, The Principles of Humane Experimental Technique; Declaration of Helsinki 2024 (risks and burdens)',
    },
  ],
  finalText: [
    {
      id: 'resolution-lessens',
      version: 1,
      source:
        'Declaration of Helsinki 2024 (risks and burdens); Sweeney 2000, Simple Demographics Often Identify People Uniquely',
    },
    {
      id: 'resolution-who-does',
      version: 1,
      source:
        'Gollwitzer 1999, Implementation Intentions; TRUST Code 2018 (fair pay of local support)',
    },
    {
      id: 'resolution-new-harm',
      version: 1,
      source: 'Merton 1936, The Unanticipated Consequences of Purposive Social Action',
    },
    {
      id: 'resolution-free',
      version: 2,
      source:
        'CIOMS Guidelines 2016 (reimbursement and compensation); Declaration of Helsinki 2024 (informed consent)',
    },
    { id: 'resolution-withdraw', version: 1, source: 'GDPR 2016, Articles 7 and 17' },
    {
      id: 'resolution-hears',
      version: 1,
      source: 'APA Ethics Code 2017, standards 8.07 and 8.08; GDPR 2016, Article 14',
    },
  ],
  whichIsBetter: [
    { id: 'decision-decided', version: 1, source: 'AAC&U 2009, Ethical Reasoning VALUE Rubric' },
    {
      id: 'decision-principle',
      version: 1,
      source: 'Beauchamp & Childress 1979, Principles of Biomedical Ethics',
    },
    {
      id: 'decision-had-say',
      version: 1,
      source:
        'CARE Principles 2020 (authority to control); Declaration of Helsinki 2024 (research ethics committees)',
    },
    {
      id: 'decision-stop',
      version: 2,
      source: 'Belmont Report 1979 (risks and benefits); ARRIVE 2.0 2020, item 16',
    },
    {
      id: 'decision-who-checks',
      version: 1,
      source: 'Declaration of Helsinki 2024 (research ethics committees)',
    },
    {
      id: 'decision-afterwards',
      version: 2,
      source:
        'Declaration of Helsinki 2024 (post-trial provisions, publication of results); GDPR 2016, Article 5',
    },
  ],
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
