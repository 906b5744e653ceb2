const longestQuote = 160;

/** The first whole words of a sentence, at most 160 characters, still an exact part of the draft. */
export function quote(sentence: string): string {
  if (sentence.length <= longestQuote) return sentence;
  const cut = sentence.lastIndexOf(' ', longestQuote);
  return sentence.slice(0, cut > 0 ? cut : longestQuote).replace(/[\s,;:–—-]+$/u, '');
}

/** `quote`, with “ …” after a sentence that was cut. */
export function shortened(sentence: string): string {
  const begun = quote(sentence);
  return begun.length < sentence.length ? `${begun} …` : begun;
}

/** A quotation of a sentence that holds the given words, at most 160 characters. */
export function quoteWith(sentence: string, words: string): string {
  const begun = quote(sentence);
  if (begun.includes(words)) return begun;
  const before = sentence.slice(0, sentence.indexOf(words));
  const breath = Math.max(...[', ', ': ', '; '].map((mark) => before.lastIndexOf(mark)));
  const from = before.length - breath < 80 && breath > 0 ? breath + 2 : before.length;
  return quote(sentence.slice(from));
}
