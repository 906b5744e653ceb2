import { amountsIn, namesOf, type Amount } from './amounts.ts';
import { isSmallWord, type Brought } from './brought.ts';
import { isEveryday } from './everyday-words.ts';
import { isOfTheWorld } from './of-the-world.ts';
import { isAboutText, sentencesSaid, type Said } from './sentences-of.ts';

/** What a number may count that a comment speaks of: parts of the text. */
const parts = String.raw`(?:words?|sentences?|lines?|facts?|ideas?|things?|points?|steps?|parts?|verbs?|nouns?|examples?|questions?|paragraphs?|reasons?|times|מיל(?:ה|ים)|משפט(?:ים)?|שור(?:ה|ות)|דברים|פרטים|פעמים|שאלות|דוגמאות)`;
const partsAfter = new RegExp(String.raw`^[\s-]*(?:\p{L}+ )?ה?${parts}(?!\p{L})`, 'iu');
const mostWords = 300;
const small = 10;
/** “Grade 10”, “Step 1”, “a 16-year-old”, “(2)”: names of places in a list, and not amounts. */
const placeBefore =
  /(?:\b(?:grades?|steps?|years?|class|parts?|points?|options?|versions?|questions?|levels?)|were|be|aged?|כיתה|שלב|סעיף|בן|בת|בני|גיל) $/iu;
const placeAfter = /^(?:st|nd|rd|th)\b|^[- ]years?[- ]olds?\b|^\)/u;
const mostPlaces = 20;
const halfOfText = new RegExp(
  String.raw`^ (?:as (?:many|much|long)|(?:of )?(?:an? |the |this |that |your |these )?(?:\p{L}+ )?(?:${parts.slice(3, -1)}|texts?|drafts?|summary|readers?|page|clause))(?!\p{L})|^ (?:ה?משפט|ה?מילה|ה?טקסט|שורה)`,
  'iu',
);

/** The stretch between two breaths that holds a place. */
function clauseAt(text: string, at: number): string {
  const start = Math.max(
    ...[...text.slice(0, at).matchAll(/[,;:—–]\s/gu)].map((one) => one.index + 1),
    0,
  );
  const end = /[,;:—–]\s/u.exec(text.slice(at))?.index ?? text.length - at;
  return text.slice(start, at + end);
}

/** Whether an amount that the writer did not bring may stand in a comment all the same. */
function isHarmless(
  { start, end, value, isShare }: Amount,
  { text, bare, isAsking }: Said,
  range: Brought['range'],
): boolean {
  const [earlier, after] = [text.slice(0, start), text.slice(end)];
  if (value === null) return isAsking || bare[start] === '·';
  if (isShare) {
    const isExample = bare[start] === '·';
    return (
      isAsking || isExample || halfOfText.test(after) || /\b(?:first|second|other) $/u.test(earlier)
    );
  }
  if (value <= mostWords && partsAfter.test(after)) return true;
  if (value <= mostPlaces && (placeBefore.test(earlier) || placeAfter.test(after))) return true;
  if (/\bcould (?:mean|be)\b/iu.test(clauseAt(text, start))) return true;
  // “You have about 70 words here; aim for 60 by …”
  const isGoal = !/^ (?!by|or|and|to|in|of)\p{L}/u.test(after);
  const isAsked = range !== null && value >= range.from && value <= range.to;
  if (value <= mostWords && isGoal && (isAsked || /\bwords?\b|מילים/iu.test(text))) return true;
  return (
    Number.isInteger(value) &&
    (value <= small || (isAsking && bare.slice(start, end) === 'dozen')) &&
    (isAsking || isAboutText(clauseAt(text, start)))
  );
}

const hasNewNumber = (said: Said, { amounts, range }: Brought, isWhole: boolean) =>
  amountsIn(said.text).some(
    (amount) =>
      !namesOf(amount).some((name) => amounts.has(name)) &&
      (isWhole || !isHarmless(amount, said, range)),
  );

/** Names that everybody knows and that state nothing. */
const everydayNames = new Set(
  `i earth monday tuesday wednesday thursday friday saturday sunday saturdays sundays january february march april may june july
  august september october november december celsius fahrenheit english hebrew internet gps ok tv dna pc usb pm am`.split(
    /\s+/u,
  ),
);
/** A reader somewhere, whom a comment imagines: it states nothing of the place. In a question neither does “near Haifa”. */
const place = String.raw`(?: the)? \p{Lu}[\p{L}’'-]+(?:(?:,? (?:and|or)|,)?(?: the)? \p{Lu}[\p{L}’'-]+)*`;
const readerSomewhere = new RegExp(
  String.raw`\b(?:readers?|someone|somebody|friends?|pupils?|students?|teenagers?|people|person|child|farmers?) (?:in|from|near)${place}`,
  'gu',
);
const somewhere = new RegExp(String.raw`\b(?:in|near|from|across|around|outside)${place}`, 'gu');
const ending = /(?:ing|ed|ly|tion|ness|less|ful|able|ible|ised?|ized?|ity|ive|ous)s?$/u;

const blank = (found: string) => '·'.repeat(found.length);

/** Names that the writer did not use: capitals inside a sentence, and a first word that is no everyday one. */
function hasNewName({ text, isAsking, bare }: Said, { hasWord, written }: Brought): boolean {
  const isPlain = isAsking && !hasTelling(bare, () => false);
  const imagined = text.replaceAll(readerSomewhere, blank);
  const rest = isPlain ? imagined.replaceAll(somewhere, blank) : imagined;
  return [...rest.matchAll(/\p{Lu}[\p{L}\p{M}'’]*/gu)].some(({ 0: word, index }) => {
    if (/[\p{L}\p{M}'’-]$/u.test(rest.slice(0, index)) || /^\p{Lu}$/u.test(word)) return false;
    const lower = word.toLowerCase().replace(/['’](?:s|m|ve|ll|d|re)?$/u, '');
    if (everydayNames.has(lower)) return false;
    if (/^\p{Lu}{2,}s?$/u.test(word)) return !written.includes(word);
    if (hasWord(lower)) return false;
    const isCommon = isEveryday(lower) || isSmallWord(word);
    const isFirst = /(?:^|[.!?:;“"(—–]|[\s“"(]['‘])\s*$/u.test(rest.slice(0, index));
    return isFirst ? !isCommon && !ending.test(lower) : !(isPlain && isCommon);
  });
}

const named = String.raw`[\p{L}’'-]+`;
/** Between who tells and the verb. */
const meanwhile = String.raw`(?: (?:has|have|had|also|once|already|long|long ago|recently|since|never|ever|just|then|often|later|clearly|really|would|been|was|were))*`;
const tellsSomething = String.raw`(?:proved|proven|proves|confirmed|confirms|discovered|discovers|published|announced|warned|warns|demonstrated|revealed|established|remarked|argued|argues|claimed|concluded|agreed|agrees|wrote|said|says|reported|reports|recommended|recommends|estimated|estimates|insisted|insists|passed|found|showed|shows)`;
const told = new RegExp(
  String.raw`(?<!\b(?:your|this) )(?<![\p{L}’'-])(${named})${meanwhile} ${tellsSomething}\b`,
  'giu',
);
const toldBy =
  /\b(?:shown|proven|proved|established|confirmed|found|written|said|put|reported) by (?:the |an? )?([\p{L}’'-]+)/giu;
const toldInHebrew =
  /(\p{L}[\p{L}"'’-]*) (?:גם |כבר |לאחרונה )?(?:ש|ו)?(?:הוכיח(?:ה|ו)?|הוכחה?|גילה|גילתה|גילו|פרסמ(?:ה|ו)|פרסם|אישר(?:ה|ו)?|אמר(?:ה|ו)?|כתב(?:ה|ו)?|קבע(?:ה|ו)?|טענ(?:ה|ו)|טען|הודיע(?:ה|ו)?|דיווח(?:ה|ו)?|הראה|הראתה|הראו|מצאו|מצאה|מצא|חתמו|מסכימים|הסכימו|טוענים|ממליצים?|קובע(?:ת|ים)?|מראה|אומר(?:ת|ים)?)(?!\p{L})/gu;
/** Who may tell something in a comment: the text and its parts, and whoever reads it. */
const tellers =
  /^(?:one|readers?|nobody|everybody|someone|draft|texts?|sentences?|words?|numbers?|counts?|figures?|results?|data|evidence|writer|table|answers?|version|paragraph|summary|message|finding|comparison|opening|ending|title|example|verbs?|line|phrase|picture|image|detail|choice|order|reading|critic|is|are|rather|than|[ובלכמשה]{0,2}(?:טקסט|משפט|מילה|מילים|מספר|מספרים|קורא|קוראים|קוראת|ממצא|ממצאים|תוצאות|תוצאה|דוגמה|השוואה|פסקה|סוף|סופו|פתיחה|גרסה|תשובה|אחד|אחת|זה|זאת|זו)|שלכם|שלכן|שלך)$/iu;

/** Whether somebody tells something who is neither the text nor its reader; `isKnown` says who else may. */
const hasTelling = (bare: string, isKnown: (word: string) => boolean): boolean =>
  [told, toldBy, toldInHebrew].some((pattern) =>
    [...bare.matchAll(pattern)].some(
      ({ 1: who = '' }) => !isSmallWord(who) && !tellers.test(who) && !isKnown(who),
    ),
  );

const experts = String.raw`(?:studies|surveys|trials|experts|scientists|researchers|doctors|psychologists|biologists|economists|historians|specialists|scholars|academics|polls|statistics|critics|teachers|science|research)`;
const sources: readonly RegExp[] = [
  /\baccording to (?!whom?|you|your|th(?:e|is|ese) (?:draft|text|summary|answer|writer|data|numbers|table))\p{L}+(?: \p{L}+)?/iu,
  new RegExp(
    String.raw`(?<!\b(?:your|this) )\b${experts} (?:\p{L}+ )?(?:shows?|found|finds|says?|agree|confirm|believe|think|know|suggests?|indicate|estimate|warn|recommend|are (?:convinced|certain|sure)|(?:has|have|had) (?:\p{L}+ )?(?:shown|found|proven|proved|said|discovered|known))\b`,
    'iu',
  ),
  /\b(?:an?|one|another|recent|new) (?:\p{L}+ ){0,2}(?:study|survey|report|paper|trial|experiment) (?:by|from|at|in|of|found|showed|shows|has|proved|confirmed)\b/iu,
  new RegExp(String.raw`\b${experts} (?:\p{L}+ )?\p{L}+ed\b`, 'iu'),
  /\b(?:et al|published in|peer-reviewed|(?:proven|known|established|scientific) fact|well known that|everyone knows|the who\b|it (?:is|was|has been) (?:\p{L}+ )?(?:proven|proved|known|shown|established|estimated) that|scientifically|recent (?:work|studies|research))\b/iu,
  /\bas (?:shown|proven|reported|described|noted) (?:by|in|at) (?!you|the draft|the text)/iu,
  /(?<!\p{L})ו?ש?(?:על פי|לפי) (?!מה|ש|ה?(?:טקסט|טיוטה|משפט|פסקה|מילה|סיכום|סדר|כתוב|דברי|מספר|תשוב|נתונים)|דבריכ|הנתונ)\p{L}+/u,
  /(?<!\p{L})[ובלכמשה]{0,3}(?:מחקרים|סקרים|סטטיסטיקות?|מומחים|מדענים|חוקרים|רופאים|המדע)(?: \p{L}+)? (?:מראים|הראו|מצאו|אומרים|מסכימים|אישרו|הוכיח|גילו|חתמו|בדקו|טוענים|סבורים|מעריכים|ממליצים|קובעים)/u,
  /(?<!\p{L})[ובלכש]{0,2}מחקר (?:של|מראה|הראה|מצא|חדש|שפורסם|מ\p{L}+)/u,
  /(?<!\p{L})[ובלכמש]{0,2}(?:ד"ר|ד״ר|פרופ['׳]|פרופסור|אוניברסיטת|ארגון|מכון|משרד|חברת|עיתון) (?!ה?(?:טקסט|משפט|משפטים|דברים|רעיונות|פסקה|פסקאות|כתוב)(?!\p{L}))\p{L}+/u,
  /(?<!\p{L})(?:כידוע|ידוע לכול|זה כבר הוכח|הוכח מדעית|כבר ידעו)(?!\p{L})/u,
];

/** Sources named as facts that the writer did not name. A question may ask for one. */
const hasNewSource = ({ bare, isAsking }: Said, { text, hasWord }: Brought) =>
  !isAsking &&
  (hasTelling(bare, hasWord) ||
    sources.some((pattern) => {
      const found = pattern.exec(bare)?.[0];
      // A Hebrew letter may lean on it here that does not there.
      const bareFound = found?.toLowerCase().replace(/^[ובלכמש](?=\p{L}{3})/u, '');
      return bareFound !== undefined && !text.includes(bareFound);
    }));

/** Latin words in a Hebrew sentence are names or terms; they must be the writer's. */
const hasNewLatin = (said: string, { text }: Brought) =>
  /\p{Script=Hebrew}/u.test(said) &&
  (said.match(/[A-Za-z]{2,}/gu) ?? []).some((word) => !text.includes(word.toLowerCase()));

/**
 * Whether a text states a number, a name, a source or a year that is in none of the writer's words. A version of the
 * draft (`isWhole`) is held to small numbers and shares too, since all of it speaks of the world.
 */
export const isInvented = (
  text: string,
  brought: Brought,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): boolean =>
  hasNewLatin(text, brought) ||
  sentencesSaid(text).some(
    (said) =>
      hasNewNumber(said, brought, isWhole) ||
      hasNewName(said, brought) ||
      hasNewSource(said, brought) ||
      (!isWhole && isOfTheWorld(said, brought)),
  );
