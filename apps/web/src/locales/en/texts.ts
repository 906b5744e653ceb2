/** Every text of this language, in one file for the browser. */
export default import.meta.glob<Record<string, unknown>>('./*.json', {
  eager: true,
  import: 'default',
});
