const ending = '(e|es|ed|er|ers|ing|ings|ingly|able|ably|ation|ations|ational|ationally)$';
const ise = new RegExp(`^([a-z]{3,})is${ending}`, 'u');
const ize = new RegExp(`^([a-z]{3,})iz${ending}`, 'u');

const kept = new Set(
  `advertise advise anise arise belise bise capsise chastise chemise circumcise compromise concise
  crise demise denise despise devise disfranchise downsise elise enfranchise enterprise excise
  exercise expertise franchise improvise incise intercise irise laise louise mantise marquise
  merchandise midsise mise mortise outsise oversise paradise parise pelvise penise pfise practise
  precise premise prise promise resise revise rise scalise sise sunrise supersise supervise surmise
  televise tennise tortoise treatise trellise upsise uprise valise`.split(/\s+/u),
);
// Words with these endings have no -ize form, except soliloquise and ghettoise.
const keptEnding = /(?:[ae]ise|[lnpr]oise|(?<!loq)uise|wise|prise|chise)$/u;
const keptPrefix = /^(?:com|counter|dis|en|im|inter|mis|over|pre|re|self|un|uncom)/u;

/** “organised” → “organized”; other words, such as “advised”, are returned unchanged. */
export function withZ(word: string): string {
  if (!word.includes('is')) return word;
  return word.replace(ise, (same, before: string, tail: string) =>
    isKept(`${before}ise`) ? same : `${before}iz${tail}`,
  );
}

/** “organized” → “organised”; any word in -ize changes, “capsized” too. */
export function withS(word: string): string {
  if (!word.includes('iz')) return word;
  return word.replace(ize, '$1is$2');
}

function isKept(verb: string): boolean {
  return keptEnding.test(verb) || kept.has(verb) || kept.has(verb.replace(keptPrefix, ''));
}
