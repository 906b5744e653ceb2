const introduction =
  /(?:\b(?:my name is|my name['’]s|the name is|name is|i am|i['’]m|you (?:can|may) call me|call me|this is|it is|it['’]s)|(?<!\p{L})(?:קוראים לי|קראו לי|תקראו לי|אפשר לקרוא לי|השם שלי הוא|השם שלי|שמי הוא|שמי|אני|זאת|זה))(?!\p{L})[\s:,]*/iu;

const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|evening|afternoon)|שלום לך|שלום לכם|שלום רב|היי|הי)(?!\p{L})(?: there)?[\s,.!–-]*/iu;

const titles = /\b(?:dr|prof|mr|mrs|ms)\.\s*/giu;

/** Where a name ends and a sentence goes on. */
const goesOn =
  /[.,;:!?\n()/]|\s[–-]\s|\s(?:and|but|from|here|speaking|is my name)(?!\p{L})|\sמ(?:ה|אוניברסיט|מכון|חוג|מחלק)\p{L}*|\sואני(?!\p{L})/iu;

const notNames: ReadonlySet<string> = new Set(
  `a am an and call called de der di dr for from here i is it just la le me miss mr mrs ms my name of phd please prof
  the this to van von you ד״ר דר דוקטור פרופ פרופ׳ פרופסור מר גברת גב׳ אני שמי הוא היא`
    .trim()
    .split(/\s+/),
);

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const isLatin = (word: string) => /\p{Script=Latin}/u.test(word);

/**
 * The names in an answer to "what may I call you?": `My name is Dana Levi, a student` holds Dana and Levi.
 * Empty when no word of it looks like a name.
 */
export function namesIn(answer: string): readonly string[] {
  const [before = '', after] = answer
    .replaceAll(titles, '')
    .replace(greeting, '')
    .split(introduction);
  const told = (after ?? before).trim();
  const end = told.search(goesOn);
  const words = (end > 0 ? told.slice(0, end) : told).match(/\p{L}+(?:['’׳״]\p{L}+)*/gu) ?? [];
  const candidates = words.filter((word) => !notNames.has(word.toLowerCase()) && word.length > 1);
  const capitals = candidates.filter(isCapital);
  if (capitals.length > 0) return capitals;
  const most = candidates.some(isLatin) ? 3 : 4;
  return candidates.length <= most ? candidates : candidates.slice(0, 1);
}
