/** The site as nobody has configured it. Apart from the schemas, so that a browser needs no schema library to know it. */
export const plainSite = {
  name: 'Vernacular',
  owner: 'Vernacular',
  contacts: [],
  logos: [],
  developers: [],
  news: [],
  citation: {
    text: 'Rakedzon T, Segev E, Chapnik N, Yosef R, Baram-Tsabari A (2017) Automatic jargon identifier for scientists engaging with the public and science communication educators. PLoS ONE 12(8): e0181742.',
    link: 'https://doi.org/10.1371/journal.pone.0181742',
  },
};
