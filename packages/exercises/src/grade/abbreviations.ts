const capitals = /^\p{Lu}{2,6}s?$/u;
/** “cART”, “mRNA”, “HbA1c”, “CD4”: a capital after a small letter, or a capital beside a digit. */
const mixed = /^\p{Ll}{1,3}\p{Lu}{1,5}s?$|^(?=.*\p{Lu})(?=.*\p{N})[\p{L}\p{N}]{2,8}(?:\.\p{N})?$/u;

/** Whether a word as written is an abbreviation: read without its capitals it may look like a common word, “cART” like “cart”. */
export const isAbbreviation = (word: string): boolean => capitals.test(word) || mixed.test(word);

const known =
  /^(?:UK|USA?|EU|UN|BBC|TV|DNA|RNA|HIV|AIDS|GPS|CEO|PhD|NASA|NATO|WHO|FBI|IT|PC|CD|DVD|NHS|IQ|OK|ID|AM|PM|BC|AD|PDF|SMS|AI|CO2?|COVID(?:-19)?)s?$/u;

const token = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]+(?:[.-]\p{N}+)?(?![\p{L}\p{N}]|[.-][\p{L}\p{N}])/gu;
const mostShouted = 0.3;

/** Words that open a clause before a comma: “After the CT, the patients …” explains no CT. */
const introduces =
  /^(?:after|before|in|on|at|with|without|for|from|by|to|under|during|since|until|when|while|if|once|because|although|though|as|unless|despite|like|unlike|beyond|thanks|due|given|אחרי|לאחר|לפני|עם|בלי|ללא|אם|כאשר|כש\p{L}+|ב[-\p{L}]+|למרות|מאז|עד|בגלל|בזכות)(?![\p{L}])/iu;
const inEnglish = String.raw`(?:an?|the) (?!(?:first|second|next|last|same|few|little|lot|bit|day|week|month|year|hour|minute|moment|night|morning)s?(?!\p{L}))(?<noun>[\p{L}\p{N}]+)(?![^.,;:–—()]* and (?:an?|the) )|which (?:is|are|stands? for|means?)|that is|short for|i\.e\.|meaning|namely`;
const inHebrew = String.raw`ה\p{L}{2,} (?:של|ה\p{L}+|[שלמב]\p{L}+)|\p{L}{2,}(?: \p{L}+){0,2} (?:ש\p{L}+|ל\p{L}{3,})|כלומר|זאת אומרת|דהיינו|קיצור|ראשי תיבות|שה(?:וא|יא|ם|ן) |שפירוש\p{L}*`;
/** Matches the rest of a phrase up to its second comma or dash. */
const closes = /^[^.!?;:()]{3,80}?(?:,| –| —)/u;

/** Whether a comma or dash after the abbreviation introduces its meaning: “PET, the plastic of bottles”. */
function isExplained(one: string, text: string): boolean {
  const followed = new RegExp(
    String.raw`(?<=(?<before>[^.!?\n]*))(?<![\p{L}\p{N}])${one.replaceAll('.', String.raw`\.`)}["”’״]?(?:, | [–—-] )(?=${inEnglish}|${inHebrew})`,
    'giu',
  );
  return Array.from(text.matchAll(followed)).some(({ 0: found, index, groups }) => {
    const before = groups!['before']!.trim();
    const isListed =
      /(?<!\p{L})(?:an?|each|every)$/iu.test(before) || isAbbreviation(groups!['noun'] ?? '');
    const isClause = introduces.test(before) && !closes.test(text.slice(index + found.length));
    return !isListed && !isClause && found.startsWith(one);
  });
}

function isSpelt(written: string, text: string): boolean {
  const one = written.replaceAll('.', String.raw`\.`);
  const inBrackets = new RegExp(
    String.raw`\((?:or |short |in short |known as )?${one}(?:[,;)]| for short)|(?<![\p{L}\p{N}])${one}["\u201D’״]? \([^)]*\p{L}{3}|(?<![\p{L}\p{N}])${one} (?:stands? for|is short for|means|פירושו|פירושה)(?!\p{L})|(?:called|named|known as|נקרא\p{L}*|מכונה) (?:the |an? )?${one}(?![\p{L}\p{N}])`,
    'u',
  );
  return inBrackets.test(text) || isExplained(written, text);
}

/**
 * The abbreviations that a text does not explain, without well-known ones such as DNA, each once. Empty for a text
 * that is largely in capitals.
 */
export function abbreviationsIn(text: string): readonly string[] {
  const words = text.match(token) ?? [];
  // “BT23” is the name of a strain or a street.
  const found = words.filter((word) => isAbbreviation(word) && !/\p{N}{2}/u.test(word));
  if (found.length > words.length * mostShouted) return [];
  const isPlural = (one: string) => one.endsWith('s') && found.includes(one.slice(0, -1));
  return [...new Set(found)].filter(
    (one) => !known.test(one) && !isPlural(one) && !isSpelt(one, text),
  );
}
