import type { ChecksByStep } from '../../checks/check.ts';

/** The checks of the text that stands when each step is asked: the issue, its resolutions, the decision. */
export const declared = {
  mitigateText: [
    { id: 'issue-touched', version: 1, source: 'CIOMS Guidelines 2016 (community engagement)' },
    {
      id: 'issue-knows',
      version: 1,
      source: 'Belmont Report 1979 (informed consent); AoIR Internet Research Ethics 2020',
    },
    { id: 'issue-say-no', version: 1, source: 'Declaration of Helsinki 2024 (informed consent)' },
    { id: 'issue-pays', version: 1, source: 'Belmont Report 1979 (justice)' },
    { id: 'issue-kept', version: 1, source: 'GDPR 2016, Article 5' },
    {
      id: 'issue-group',
      version: 1,
      source: 'Buolamwini & Gebru 2018, Gender Shades',
      fact: 'universal',
    },
  ],
  finalText: [
    {
      id: 'resolution-who-does',
      version: 1,
      source: 'Gollwitzer 1999, Implementation Intentions',
    },
    { id: 'resolution-cost', version: 1, source: 'TRUST Code 2018 (fair pay of local support)' },
    {
      id: 'resolution-other-way',
      version: 1,
      source:
        'Russell & Burch 1959, The Principles of Humane Experimental Technique; APA Ethics Code 2017, standard 8.07',
    },
    { id: 'resolution-asked', version: 1, source: 'CARE Principles 2020 (authority to control)' },
    {
      id: 'resolution-speaks-for',
      version: 1,
      source: 'Declaration of Helsinki 2024 (informed consent)',
    },
    {
      id: 'resolution-traced',
      version: 1,
      source: 'Sweeney 2000, Simple Demographics Often Identify People Uniquely',
    },
  ],
  whichIsBetter: [
    {
      id: 'decision-remains',
      version: 1,
      source: 'Belmont Report 1979 (risks and benefits); ARRIVE 2.0 2020, item 16',
    },
    {
      id: 'decision-wrong',
      version: 1,
      source:
        'CIOMS Guidelines 2016 (research-related harms); Wolf et al. 2008, Managing Incidental Findings in Human Subjects Research',
    },
    {
      id: 'decision-results',
      version: 1,
      source: 'Declaration of Helsinki 2024 (publication of results)',
    },
    {
      id: 'decision-misuse',
      version: 1,
      source: 'National Research Council 2004, Biotechnology Research in an Age of Terrorism',
    },
    {
      id: 'decision-reviewed',
      version: 1,
      source: 'Declaration of Helsinki 2024 (research ethics committees)',
    },
    {
      id: 'decision-credit',
      version: 1,
      source: 'Montreal Statement 2013 (authorship and acknowledgement)',
    },
  ],
} as const satisfies ChecksByStep;
