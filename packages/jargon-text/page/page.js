/** The live examples: a text that changes, and the events that tell of it. */
const english = document.querySelector('#english');
const shown = document.querySelector('#event');

english.addEventListener('jargon-text-read', ({ detail }) => {
  shown.textContent = `jargon-text-read, score ${detail.score}`;
});
english.addEventListener('jargon-text-unread', ({ detail }) => {
  shown.textContent = `jargon-text-unread, because ${detail.because}`;
});
document.querySelector('#change').addEventListener('click', () => {
  english.querySelector('p').textContent = 'The cell is taken apart from within.';
});
