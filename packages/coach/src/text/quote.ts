const longestQuote = 160;

/** A quotation of at most 160 characters that is still an exact part of the draft: whole words from its start. */
export function quote(sentence: string): string {
  if (sentence.length <= longestQuote) return sentence;
  const cut = sentence.lastIndexOf(' ', longestQuote);
  return sentence.slice(0, cut > 0 ? cut : longestQuote).replace(/[\s,;:–—-]+$/u, '');
}
