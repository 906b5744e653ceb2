/** What the legend says. */
export const legendTexts = {
  name: 'How common the words are',
  score: (score: string) => `Score: ${score} of 100`,
  levels: { common: 'Common', mid: 'Mid-frequency', rare: 'Rare' },
  share: (words: number, percent: number) =>
    `${words} ${words === 1 ? 'word' : 'words'}, ${percent} %`,
  list: 'The words set off',
  counts: (label: string) => `Word counts: ${label}`,
  loading: 'Loading the word counts …',
};
