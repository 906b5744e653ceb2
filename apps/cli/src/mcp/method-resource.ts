/** Markdown for assistants: how words get their levels and texts their scores. */
export const method = `# How words are levelled and scored

Each word of a text is looked up in counts of how often news writing uses it.

- English: common from 1,000 times, mid-frequency from 50, rare below, in about 90 million words.
- Hebrew: common from 100 times, mid-frequency from 5, rare below.
- General counts, which answer where no news counts are installed, have cut-offs that stand for the same levels. Every result names the counts that answered.

Score = 100 × (1 − (½ × mid-frequency words + rare words) ÷ all words), rounded; 100 when every word is common. Words are counted each time they stand in the text.

Digits, addresses and a possessive ’s are no words. Upper and lower case are the same, and so are British and American spellings.

The published method counts as the literature does. The refined one, for English, knows names, symbols, inflected forms and everyday words with a technical sense; its scores are not to be compared with the literature.

The score looks at words alone: not at sentences, sense or truth. A rare word that a text needs is better explained than replaced by a wrong one.

Source: Rakedzon T, Segev E, Chapnik N, Yosef R, Baram-Tsabari A (2017) Automatic jargon identifier for scientists engaging with the public and science communication educators. PLoS ONE 12(8): e0181742.
`;
