/** Every text of this language that many screens may begin with, in one file for the browser. */
export default import.meta.glob<Record<string, unknown>>(
  [
    './*.json',
    '!./{checks,development,draft-map,integrations,offline,operator,own-dictionaries,paper,places,versions,word-card}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
