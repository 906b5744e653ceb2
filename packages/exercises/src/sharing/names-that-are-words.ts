/**
 * Names that a text may use as words. Taken out only where the place says that it is a name: a text on genes
 * whose writer is called Gene would be unreadable otherwise.
 */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  `
  amber angel april art ash august autumn banks barb basil bay bear bee bill bird black blue bob bond brook brooks
  brown buck buddy bush carol carter case cash chance charity chase chip chuck clay cliff cloud cook cooper coral
  crystal daisy dale dash dawn dean dove drew duke earl east eden ember eve faith fern field fields finn fish fisher
  flora ford forest foster fox frank gale gay gene ginger glen grace grant gray green hall harmony harper hazel heath
  heather herb hill holly honor hope hunt hunter iris ivy jack jade jasmine jay jewel jimmy john josh joy june justice
  king lake lance lark laurel lee liberty lily link long lord luna major maple march marina mark mars marsh mason matt
  max may mercy miles mill miller moon moss myrtle nick nova oak ocean olive opal page pansy parker pat patience pearl
  peg penny pepper pierce pike pine piper pond poppy porter precious price pride prince queen rain ray reed rice rich
  ridge river rivers rob robin rock rocky rod rose rosemary ross rowan royal ruby rusty sage sandy saul savannah scout
  serenity shell sky smith snow sonny spencer star sterling stone storm sue summer sunny taylor tiger tony trace trip
  true turner urban usher van victor viola violet wade walker ward wave web west wheat white will willow winter wolf
  wood woods wren young
  student teacher researcher doctor professor scientist writer anonymous nobody reader
  אביב אביבה אביגיל אגם אדם אדמה אדר אהבה אהוב אוהד אופיר אופק אור אורה אורי אורן אורית אושר אחיה אייל איילה אילן
  אילנה אילת אלה אלון אלמוג אמונה אמיר אמת אפרת ארז אריה אריאל אשר בהיר בר ברוך ברכה ברק בת גאון גאיה גבע גבריאל גד
  גולן גיא גיל גילה גל גלי גליל גפן גן דב דבורה דבש דגן דור דורון דין דליה דן דעת דקל דר דרור הגר הדס הדר הוד הילה
  הלל הראל ורד זהב זהבה זיו זית זכי זמיר זמר חביב חביבה חגי חגית חדווה חוה חופית חיה חיים חי חמוד חן חנן טוב טובה טל
  טלי יהב יובל יונה יסמין יעל יערה יפה יקיר ירדן ירון ישע ישר כוכב כוכבה כלנית כפיר כרם כרמל כתר לביא לב לבנה לוטם
  ליאור ליבי לילך לימור לירון ליש מאור מאיר מגל מור מזל מים מלאך מלכה מלך מעיין מרגלית מרום מתן נאווה נבו נבון נגה
  נדב נוי נועם נוף נור נחמה ניב ניצן ניר נמר נס נעם נעמה נצח נרקיס נשר נתן סביון סהר סיגלית סיון סלע סער סתיו עדי
  עדן עדנה עודד עוז עומר עופר ענבר ענת ערבה ערן פז פנינה פרח צבי ציון ציפורה צליל צור קדם קורן קרן ראובן ראש רביב
  רוח רועי רון רונה רוני רותם רז רחל רינה רם רן רנן רעות רעם רקפת שגיא שגב שובל שחף שחר שי שיר שירה שירן שלג שלו
  שלום שלומית שמואל שמחה שמש שני שניר שקד שרה שרון שקט תאיר תבור תהילה תום תומר תכלת תמיר תמר תקווה תשבי
  תלמיד סטודנט סטודנטית חוקר חוקרת מורה כותב כותבת
  `
    .trim()
    .split(/\s+/),
);

/** Names of months: written with a capital letter also where they are none's name. */
export const months: ReadonlySet<string> = new Set(['march', 'april', 'may', 'june', 'august']);
