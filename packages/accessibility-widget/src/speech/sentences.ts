const longest = 1000;

export interface Sentence {
  readonly start: number;
  readonly text: string;
}

/** Cuts long text at white space first: Intl.Segmenter takes quadratic time on long strings. */
function* pieces(text: string): Generator<Sentence> {
  for (let start = 0; start < text.length;) {
    const rest = text.slice(start, start + longest);
    const cut = rest.length < longest ? rest.length : Math.max(rest.lastIndexOf(' '), 0) + 1;
    const piece = cut > 1 ? rest.slice(0, cut) : rest;
    yield { start, text: piece };
    start += piece.length;
  }
}

/**
 * Returns the sentences of a text with their offsets, without blank ones; each is spoken as its own utterance, because
 * browsers stop long ones. The text is first cut at spaces into pieces of at most 1,000 characters, so a sentence may
 * be split.
 */
export function sentencesOf(text: string, language: string): readonly Sentence[] {
  const segmenter = new Intl.Segmenter([language, 'en'], { granularity: 'sentence' });
  return [...pieces(text)].flatMap(({ start, text: piece }) =>
    [...segmenter.segment(piece)]
      .map(({ index, segment }) => ({ start: start + index, text: segment }))
      .filter((sentence) => sentence.text.trim() !== ''),
  );
}
