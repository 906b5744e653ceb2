/** Bundles the texts that many screens need at the start into one file. The excluded files are loaded on demand. */
export default import.meta.glob<Record<string, unknown>>(
  [
    './*.json',
    '!./{ask-readers,checks,development,draft-map,integrations,offline,operator,own-dictionaries,paper,places,reading,reader-results,study,versions,word-card}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
