import { formsOf } from '@vernacular/analyzer';
import { stemmer } from 'stemmer';

const shortest = 5;
const small = new Set(
  `about above according across after again against almost already along also although among another anybody anyone around based because
   became become becomes becoming been before being below between beyond called could described despite during either enough even ever every
   everybody everyone except finally first following found further given gives getting having however including indeed inside instead itself
   known later least longer likely made makes making maybe might moreover much nearby neither never nobody nothing often once other others
   outside over perhaps quite rather second seem seems several shall should show showed shown shows simply since some somebody someone something
   somewhat still such taken than that their them themselves then there therefore these they thing things third this those through throughout
   thus together toward towards under unless until upon used using usually various very well were what whatever when where whereas
   whether which while whole whom whose will with within without would yours
   אבל אולי אחרי אלא אנחנו אפשר אצלנו בגלל בדרך ביותר ביניהם בלבד במקום במקומות בעיקר בעקבות בערך הזאת הזה האלה היום היתה הייתה יותר כאשר כבר כדי כולם
   במהלך כיצד ככל כלומר כמובן כמעט כתוצאה לאחר לבין לגבי להיות לכולם לכן לעומת לפחות לפני לקראת מאוד מאשר מדוע מתוך נוספים נוספות עדיין עצמו עצמה
   עבור ראשון ראשונה ראשונים השנייה שנייה יכול יכולה יכולים עושים פעמים קיימת קיים קיימים רבים רבות שונים שונות שלנו שלהם תוך תחת`.split(
    /\s+/u,
  ),
);
/** “Particularly”, “rapidly”: an adverb is seldom what a text is about. */
const adverb = /\p{L}{3}ly$/u;

/** A Hebrew prefix before a number: “ל-600” holds the number 600. */
const leaning = /(?<!\p{L})[והבלכמש]{1,3}[-־](?=\p{N})/gu;

export const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(leaning, '')
    .match(/\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}](?:[\p{L}\p{N}’'־-]*[\p{L}\p{N}])?/gu) ?? [];

const isHebrew = (word: string) => /^\p{Script=Hebrew}/u.test(word);
const owned = /['’]s$/u;
/** In letters. A shorter Hebrew stem could belong to any other word. */
const shortestForm = 3;
/** Prefixes (`leans`) and endings (`ends`) that leave a Hebrew word the same. */
const leans = /^[והבלכמש]{0,3}$/u;
const ends = /^(?:ים|ות|יות|ית|יים|ה|ת|י|ו|ם|ן|נו|תי)?$/u;

/** Whether one word is the other with a prefix and an ending: העצים and עצים. */
function isHebrewForm(long: string, short: string): boolean {
  const at = long.indexOf(short);
  return (
    at >= 0 &&
    short.length >= shortestForm &&
    leans.test(long.slice(0, at)) &&
    ends.test(long.slice(at + short.length))
  );
}

/** Irregular forms, each row beginning with the dictionary form. */
const irregular: ReadonlyMap<string, string> = new Map(
  `child children|woman women|man men|person people|mouse mice|foot feet|tooth teeth|life lives|become became|begin began|break broke broken|
   bring brought|build built|choose chose chosen|come came|eat ate eaten|fall fell fallen|find found|
   give gave given|grow grew grown|keep kept|know knew known|lose lost|make made|
   see saw seen|take took taken|tell told|think thought|write wrote written`
    .split('|')
    .flatMap((row) => {
      const [word = '', ...forms] = row.trim().split(/\s+/u);
      return forms.map((form) => [form, word] as const);
    }),
);
/** “Heavier” and “heaviest” are “heavy”. */
const compared = /i(?:er|est)$/u;
const singular = (word: string) => irregular.get(word) ?? word.replace(compared, 'y');

/** Whether two words are forms of one: “hedge” and “hedges”, “decides” and “decided”, עצים and העצים. */
export function akin(a: string, b: string): boolean {
  const [one, other] = [a, b].map((word) => word.toLowerCase().replace(owned, '')) as [
    string,
    string,
  ];
  if (one === other) return true;
  if (isHebrew(one) !== isHebrew(other) || /\p{N}/u.test(one + other)) return false;
  if (!isHebrew(one)) return stemmer(singular(one)) === stemmer(singular(other));
  if (isHebrewForm(one, other) || isHebrewForm(other, one)) return true;
  const forms = formsOf(one, 'he');
  return [...formsOf(other, 'he')].some((form) => form.length >= shortestForm && forms.has(form));
}

/** “Don’t”, “they’re”: contractions name nothing. */
const contraction = /(?:n['’]t|['’](?:re|ve|ll|d|m))$/iu;
/** “And there is no”, “that he”: Hebrew writes a prefix and a small word as one. */
const smallWithSmall =
  /^ו?(?:(?:כ?ש|מ?ש)(?:הוא|היא|הם|הן|זה|זו|זאת|אין|יש|לא|כל|גם|אני|אנחנו|אתם))$/u;
const isSmallIn = (words: ReadonlySet<string>, word: string) =>
  words.has(word.toLowerCase()) ||
  (/^ו\p{Script=Hebrew}{2,}/u.test(word) && words.has(word.slice(1))) ||
  smallWithSmall.test(word);

export const hasWeight = (word: string) =>
  !isSmallIn(small, word) &&
  !contraction.test(word) &&
  !adverb.test(word) &&
  (/\d|^\p{Lu}\p{L}{3}/u.test(word) || word.length >= shortest);

const light = new Set(
  `the and for are was were has had have can may our out how who why not but any all one two too you your his her its she him they did does
   done get got let say says said see seen use used via per new old big small little few lot lots many much more most less least than then when
   what where will would just only even ever very well also still back down over into onto from with upon about help helps helped make made
   take took give gave find found show work works know knows think want need needs look like come comes goes went keep kept easily sooner
   better best worse good bad way ways thing things time times same such each every both here there today now soon later first last next being been
   die died dies don't doesn't can't won't it's mean means important must unless without always never probably
   את של על אל עם כל גם לא כן או אם כי זה זו הוא היא הם הן יש אין היה היו כמו רק עוד מאד הרבה אחד אחת לכן ולכן אבל אך בין אצל שלא שיש אני אנו
   מה מי למה איך כאן שם כך עלול עלולה עלולים עשוי עשויה עשויים יכול יכולה כדאי כמה כאשר אחרי לפני לא צריך צריכה צריכים בו בה להם לו לה
   בני בבני לבני מבני בנות בקרוב בהם בהן בהיותם לעצמם בעצם לידי בידי מפני שום איזה איזו אלה אלו כזה כזאת כאלה אמנם
   אותו אותה אותם אותן מאותו מאותה מאותם מאותן יוכל יוכלו
   כמונו כמוהו כמוה כמוהם כמוכם אחר אחרת אחרים אחרות ואחרים מן`.split(/\s+/u),
);
const fewestLetters = 3;

/** Unlike `hasWeight`, also accepts short words that may name something: “milk”, “gene”, אזוב. */
export const namesSomething = (word: string) =>
  !isSmallIn(small, word) &&
  !isSmallIn(light, word) &&
  !contraction.test(word) &&
  !adverb.test(word) &&
  (/\d/u.test(word) || word.length >= fewestLetters);
