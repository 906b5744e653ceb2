/** The citation of the published article as files for reference managers. */
export const referenceFiles = [
  {
    format: 'BibTeX',
    name: 'rakedzon-2017.bib',
    type: 'application/x-bibtex',
    content: `@article{rakedzon2017,
  author  = {Rakedzon, Tzipora and Segev, Elad and Chapnik, Noam and Yosef, Roy and Baram-Tsabari, Ayelet},
  title   = {Automatic jargon identifier for scientists engaging with the public and science communication educators},
  journal = {PLoS ONE},
  year    = {2017},
  volume  = {12},
  number  = {8},
  pages   = {e0181742},
  doi     = {10.1371/journal.pone.0181742}
}
`,
  },
  {
    format: 'RIS',
    name: 'rakedzon-2017.ris',
    type: 'application/x-research-info-systems',
    content: [
      'TY  - JOUR',
      'AU  - Rakedzon, Tzipora',
      'AU  - Segev, Elad',
      'AU  - Chapnik, Noam',
      'AU  - Yosef, Roy',
      'AU  - Baram-Tsabari, Ayelet',
      'TI  - Automatic jargon identifier for scientists engaging with the public and science communication educators',
      'JO  - PLoS ONE',
      'PY  - 2017',
      'VL  - 12',
      'IS  - 8',
      'SP  - e0181742',
      'DO  - 10.1371/journal.pone.0181742',
      'ER  - ',
      '',
    ].join('\r\n'),
  },
];
