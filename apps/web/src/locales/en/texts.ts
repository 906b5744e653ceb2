/** Every text of this language that a screen may begin with, in one file for the browser. */
export default import.meta.glob<Record<string, unknown>>(['./*.json', '!./word-card.json'], {
  eager: true,
  import: 'default',
});
