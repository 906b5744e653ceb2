import type { ConversationLanguage } from '@vernacular/exercises';

const anyOf = (words: string) =>
  words
    .trim()
    .split(/\s*\|\s*/u)
    .join('|');

/** Whole words of English; Hebrew words with their one-letter prefixes. */
/** Verbs and nouns in each of their regular forms, for the wide lists that only keep the coach from calling something absent. */
const anyForm = '(?:s|es|d|ed|ing)?';

const pattern = (
  en: string,
  he: string,
  ending = '',
): Readonly<Record<ConversationLanguage, RegExp>> => ({
  en: new RegExp(`(?<![\\p{L}])(?:${anyOf(en)})${ending}(?![\\p{L}])`, 'iu'),
  he: new RegExp(`(?<![\\p{L}])[והשבכלמ]{0,2}(?:${anyOf(he)})(?![\\p{L}])`, 'u'),
});

/** “They read”, “they work”, “because”: people only after “the”, “to” or a word that asks for a noun. */
const verbsToo =
  '(?<=(?<!\\p{L})[ושמבכ]?[הל]|(?<!\\p{L})(?:של|על|בין|עם|את|כל|לגבי|מצד) )(?:קוראים|עובדים|משתמשים|תורמים|נהגים|שכן|שכנה)';

/**
 * Cues whose presence can be trusted, and only presence: “I see no number or source” is checkable,
 * “this moves the reader” is not. Hedges are pruned of words that are mostly no hedges (most, must, found).
 */
export const markers = {
  evidence: pattern(
    'millions?|thousands?|hundreds?|said that|data|evidence|experiments?|study|studies|survey|trial|trials|measured|measurements?|observed|results?|showed|shown|found|according to|reports?|statistics|figures|documents?|disclosures?|records?|experts?|percent|per cent|compared (?:with|to)|than|for example|for instance|source',
    'נתונים|ראיות|ניסוי|ניסויים|מחקר|מחקרים|סקר|מדדנו|מדידות|תצפיות|תוצאות|הראה|הראו|מצאנו|נמצא|לפי|אחוז|אחוזים|לעומת|בהשוואה|לדוגמה|למשל|מקור',
  ),
  reason: pattern(
    'because|since|so that|therefore|thus|hence|as a result|due to|that is why|in order to|which means|this means',
    'כי|מפני|משום|מכיוון|לכן|ולכן|כדי|כתוצאה|בגלל|הודות|פירוש הדבר|משמעות הדבר',
  ),
  /** Stricter than `evidence`: what may be praised as checkable. A bare number or the word “data” may not. */
  shownEvidence: pattern(
    'percent|per cent|\\d+(?:[.,]\\d+)* ?%|measured|observed|(?:found|finds?|showed|shown|shows?) that|results show|compared (?:with|to)|according to|(?:more|less|fewer|\\p{L}{2,}er)(?: \\p{L}+){0,3} than|half (?:the|of)|twice|times (?:as|more|less)|survey|experiments?|trials?',
    'הנתונים מראים|ניסוי|ניסויים|סקר|מדדנו|הראה|הראו|מצאנו|נמצא כי|נמצא ש\\p{L}*|לפי|אחוז|אחוזים|\\d+(?:[.,]\\d+)* ?%|לעומת|בהשוואה',
  ),
  cause: pattern(
    'causes(?! (?:of|for|and|or|that|which)\\b)(?= \\p{L})|caused(?! by\\b)(?= \\p{L})|leads to|led to|results in|resulted in|triggers|triggered',
    'גורם|גורמת|גורמים|גרם|גרמה|מוביל|מובילה|הוביל|מביא|מביאה|יוצר|יוצרת|מונע|מונעת',
  ),
  mechanism: pattern(
    'because|by \\p{L}+ing|through|via|by means of|when|so that|which|since',
    'כי|באמצעות|דרך|על ידי|בעזרת|כאשר|כש\\p{L}+|משום|מפני|מאפשר\\p{L}*|וכך|מקרר\\p{L}*|מחמם\\p{L}*',
  ),
  hedge: pattern(
    'may|might|could|perhaps|maybe|possibly|probably|suggests?|suggested|likely|appears?|seems?|we think|we believe|preliminary',
    'ייתכן|אולי|כנראה|עשוי|עשויה|עשויים|עלול|עלולה|נראה|סביר|ככל הנראה|מרמז|מרמזים|ראשוני|ראשוניות',
  ),
  booster: pattern(
    'it is clear that|everyone knows|nobody doubts|clearly(?! (?:defined|different|distinct|label\\p{L}+|marked|separate\\p{L}*|stated?|visible|written))|obviously|undoubtedly|(?:certainly|definitely)(?! (?:hope|like|try|want|wish))|(?:proves?|proved|proven)(?! (?:to be )?(?:\\p{L}+ly )?(?:difficult|hard|tricky|tough|useful|helpful|challenging|elusive|impossible|popular|costly|valuable|unable|unsuccessful))|without doubt|revolutionary|groundbreaking|breakthrough',
    '(?<!ה)ברור(?! מאליו)|בוודאי|ללא ספק|בלי ספק|מוכיח|מוכיחה|הוכחנו|מהפכני|מהפכנית|פורץ דרך|פורצת דרך',
  ),
  limit: pattern(
    "some|most|mostly|often|for (?:one|two|three|four|five|six|ten|twelve|\\d+) (?:days|weeks|months|years)|after (?:one|two|three|four|five|six|eight|ten|\\d+) (?:days|weeks|months|years)|limits?|limited|limitation|don['’]t know|do not know|only|may|might|generally|usually|in general|depends?|unless|quality|small|few|fewer|insufficient|not enough|inconclusive|preliminary|so far|other (?:countries|places|people|groups|schools)|elsewhere|uncertain|uncertainty|not yet|unknown|does not|do not|did not|cannot|unclear|small sample|caveat|except|however|further research|remains",
    'מגבלה|מגבלות|מוגבל|לא (?:בדק|שאל|מדד|נבדק|השוו|ראינ|כלל)\\p{L}*|אולי|ייתכן|רק|עדיין|לא ידוע|איננו יודעים|אינו|אינה|לא ברור|אולם|עם זאת|מלבד|מחקר נוסף',
  ),
  matters: pattern(
    'should|must|so that|matters?|important|help|helps|could|benefit|problem|affects?|suffer|lives|safer?|dangerous|threat|harm|useful|allows?|enables?|vital|crucial|serious|disease|treat|treatments?|health|means that|in order to|improve|reduce|save|prevent|protect|because|need|risk|cost|gain|lose|pay|earn|live longer|breathe|cleaner|cheaper|easier|faster|fewer|poverty|hunger|hungry|illness|sick|ill|die|died|dying|deaths?|kills?|danger|drought|floods?|war|violence|crime|guilty|injustice|unfair|pain|painful|worry|worried|afraid|fear|lonel(?:y|iness)|stress|poison(?:ous)?|pollut(?:ion|ed|es)|waste|jobs?|rent|afford|accidents?|injur(?:y|ies|ed)|victims?|learn|happier|healthier|hope|warns?|survive|recover(?:y|s)?|life expectancy|memory loss|forget',
    'כדאי|צריך|חייבים|לכן|כדי|חשוב|חשובה|חשיבות|יעזור|תעזור|לעזור|לסייע|יכול|תועלת|לשפר|להפחית|לחסוך|למנוע|להגן|יוכל|תוכל|נוכל|יוכלו|צורך|סיכון|מחיר|כך ש\\p{L}*',
    anyForm,
  ),
  /** Stricter than `matters`: what may be praised as a reason to care. */
  saidWhy: pattern(
    'matters|important|so that|benefits?|vital|crucial|dangerous|threat|threatens?|harms?|suffer|lives|helps?|protects?|prevents?|improves?|reduces?|saves?|safer|means that',
    'כדי ש\\p{L}+|חשוב|חשובה|חשיבות|לעזור|לסייע|תועלת|לשפר|להפחית|לחסוך|למנוע|להגן|סיכון|כך ש\\p{L}*',
  ),
  /** Stricter than `limit`: what may be praised as knowing where the result stops. */
  namedLimit: pattern(
    "(?<!(?:they|who|many|people|pupils|some) )(?:do not|don['’]t|cannot|can['’]t) (?:yet )?(?:know|say|tell)|not yet (?:been|certain|clear|known|sure|studied|tested|tried|measured|shown|compared)|unknown|(?:unclear|uncertain)(?! risk)|limits of|limitations?|small sample|caveat|further research|more research|may not (?:hold|apply)|only (?:for|among|when|if|in)(?! (?:(?:a|the) (?:tiny|small|morning|evening|afternoon|night|dark|end|past|spring|summer|autumn|winter)|spring|summer|autumn|winter|\\d|January|February|March|April|May|June|July|August|September|October|November|December))|is not proof|are not people",
    'מגבלה|מגבלות|עדיין לא|עדיין אין|לא ידוע|איננו יודעים|איני יודע\\p{L}*|אינני יודע\\p{L}*|אני לא יודע\\p{L}*|אני עוד לא|אני עדיין לא|אנחנו לא יודעים|אנחנו עוד לא|לא בדקנו|לא בדקתי|לא נבדק\\p{L}*|לא ברור|לא חל\\p{L}*|מחקר נוסף',
  ),
  stakeholder: pattern(
    'riders?|members?|learners?|buyers?|sellers?|commuters?|sufferers?|soldiers?|fishers?|fisherm[ae]n|witness(?:es)?|victims?|friends?|brothers?|sisters?|parents?-in-law|passers-by|listeners|players?|singers?|refugee|migrant|villager|volunteer|prisoner|student|pupil|patient|participant|worker|nurse|teacher|citizen|consumer|resident|user|donor|customer|woman|man(?! made)|newborns?|infants?|baby|toddlers?|humans?|humanity|monkeys?|macaques?|rats|dogs?|cats?|adults?|persons|girls?|boys?|prisoners?|survivors?|caregivers?|carers?|relatives|widows?|clients?|readers?|owners?|drivers?|voters?|neighbou?rs?|employers?|tenants?|visitors?|customers?|passengers?|elderly|grandparents?|mothers?|fathers?|babies|villagers?|refugees?|migrants?|indigenous|shopkeepers?|fishermen|investors?|governments?|pedestrians?|cyclists?|child|parent|farmer|teenagers?|patients?|participants?|children|pupils|students|parents|families|family|volunteers?|animals?|mice|public|society|citizens|taxpayers|farmers|consumers|users|residents|communit(?:y|ies)|environment|ecosystems?|workers|employees|colleagues|doctors|nurses|teachers|donors|women|men|people|future generations|industry|companies|minorit(?:y|ies)',
    `חיילים|חייל|חיילת|חיילות|דייגים|מטופל|מטופלת|תלמיד|תלמידה|תלמידות|ילד|ילדה|הורה|אזרח|תושב|שכנים|חברים|קורבן|קורבנות|אימהות|אבות|לקוחות|תינוקות|תינוק|יילודים|פגים|קשישים|מבוגרים|נערים|נערות|בני אדם|אסירים|ניצולים|בני משפחה|משפחה|משפחת|קיבוץ|חולים|מטופלים|משתתפים|נבדקים|ילדים|תלמידים|סטודנטים|הורים|משפחות|מתנדבים|בעלי חיים|חיות|עכברים|ציבור|חברה|אזרחים|חקלאים|צרכנים|תושבים|קהילה|קהילות|סביבה|עמיתים|רופאים|אחיות|מורים|נשים|גברים|אנשים|דורות הבאים|תעשייה|מיעוטים|${verbsToo}`,
  ),
  /** Anybody at all; wide, so it only keeps the coach from saying that nobody is named. */
  somebody: pattern(
    'he|she|him|her|his|hers|who|whom|whose|someone|somebody|anyone|anybody|everyone|everybody|nobody|person|fans?|\\p{L}{2,}(?:keepers?|workers?|makers?|holders?|owners?|ists?|ians?|wom[ae]n|m[ae]n)|(?:a|an|the|each|every|these|those) (?:other |young |old )?\\p{L}{3,}(?:ees?|eers?|ents|ants)',
    'מישהו|מישהי|איש|אחד מהם|אף אחד|אדם|בן אדם|היא|הוא|הם|הן|אותם|אותן|להם|להן',
  ),
  /** Who decides over others, pays, or holds what others need. */
  power: pattern(
    'kindergarten teachers?|foreman|foremen|supervisors?|bosses|boss|managers?|directors?|headmasters?|head teachers?|principals?|teachers?|employers?|landlords?|commanders?|officers?|chiefs?|mayors?|ministers?|ministr(?:y|ies)|governments?|authorit(?:y|ies)|police|army|courts?|judges?|council|city council|insurers?|insurance compan(?:y|ies)|compan(?:y|ies)|sponsors?|funders?|banks?|hospitals?|schools?|universit(?:y|ies)|unions?|guards?|counsellors?|social workers?|interpreters?',
    'גננת|גננות|מנהל|מנהלת|מנהלים|מפקד|מפקדת|מפקדים|מעסיק|מעסיקה|מעסיקים|בעל הבית|משרד ה\\p{L}+|משרד|צבא|משטרה|ממשלה|רשויות|עירייה|חברת ה?ביטוח|חברות ה?ביטוח|בנק|בית החולים|בית הספר|אוניברסיטה|עמותה|קצינת? \\p{L}+(?: הנפש)?|קצין|קצינים|מורה|יועצת|יועץ|מתורגמן|מתורגמנית|עובדת סוציאלית|מדריך|מדריכים',
  ),
  alternative: pattern(
    '(?:can|could|should|might|would|may|will) [^.?!]* or|or (?:we|a|the|else)|in both cases|alternatively|another (?:way|option|solution|approach)|instead|second(?:ly)?|either|rather than|other option|in addition|also|two (?:ways|options|solutions|steps)',
    'או|לחלופין|אפשרות נוספת|פתרון נוסף|דרך אחרת|במקום|שנית|שני|שנייה|מצד שני|בנוסף|גם|שתי דרכים|שני פתרונות',
    anyForm,
  ),
  consequence: pattern(
    'would|will|risk|risks|cost|costs|benefit|benefits|harm|consequences?|result|lead to|if|then|protect|reduce',
    'יעלה|תעלה|עולה|ייקח|תיקח|נפסיד|יפסיד|יביא|תביא|יגרום|תגרום|סיכון|סיכונים|מחיר|עלות|תועלת|נזק|השלכה|השלכות|תוצאה|אם|יפחית|יגן',
    anyForm,
  ),
  cost: pattern(
    'costs?|pays?|paid|price|expensive|cheap|budget|money|euros?|dollars?|shekels?|hours?|fees?|funds?|funded|takes? (?:\\p{L}+ )*(?:longer|more time|months?|weeks?|years?|time)|lose (?:\\p{L}+ )*(?:months?|years?|weeks?)',
    'עלות|מחיר|תקציב|כסף|שקלים|ישלם|תשלם|ישלמו|יעלה|תעלה|עולה|שעות|מימון',
    anyForm,
  ),
  principle: pattern(
    'consent|autonomy|justice|fairness|privacy|confidentiality|beneficence|dignity|transparency|honesty|integrity|helsinki|belmont|code of (?:conduct|ethics)|(?:ethics|ethical) code|guidelines?|ethics committee|review board|irb|gdpr|law|regulations?|rights|right to|principle|do no harm',
    'הסכמה|אוטונומיה|צדק|הגינות|פרטיות|סודיות|כבוד האדם|שקיפות|יושר|יושרה|הלסינקי|קוד אתי|הנחיות|ועדת אתיקה|(?<!מ)חוק|תקנות|זכויות|זכות|עיקרון|עקרון',
  ),
  /** Who decides together leans on a principle too; wide, so it only keeps the coach from calling one absent. */
  sharedSay: pattern(
    'equal (?:say|rights?|chances?|share)|equally|(?:un)?fair(?:ly|ness)?|(?:un)?just(?:ice)?(?= )|wrong|duty|duties|promised?|respect(?:s|ed)?|protect(?:s|ed)?|owe|deserves?|trust|dignity|harm|safe(?:ty)?|(?:must|should) not|sorry|(?:vote|decide|agree)s?(?: on it| about it)?|voted|voting|votes?|referendum|a say',
    'הוגן|הוגנת|הגון|צודק|חובה|חובתנו|הבטחתי|הבטחנו|כבוד|מגיע ל\\p{L}+|אמון|לפגוע|פגיעה|בטיחות|הצבעה|יצביעו|נצביע|מצביעים|משאל|זכות (?:שווה|הצבעה)|שוויון|במידה שווה|קול שווה|יחליטו (?:יחד|בעצמם)',
  ),
  plan: pattern(
    'we will|i will|plan|steps?|before|until|each|every|first|by (?:the|next)|responsible|report|check|review',
    'נעשה|אעשה|תוכנית|תכנית|שלב|שלבים|לפני|עד|תחילה|ראשית|אחראי|אחראית|נדווח|נבדוק|אבדוק|נפנה|אפנה',
    anyForm,
  ),
  self: pattern(
    'we|our|i|my|university|institute|laboratory|lab|team|years|experience|professor|dr|phd|published|journal',
    'אנחנו|אנו|אני|שלנו|אוניברסיטה|אוניברסיטת|מכון|מעבדה|מעבדת|צוות|שנים|ניסיון|פרופסור|פרופ|ד"ר|פרסמנו|כתב עת',
  ),
  /** The writer’s own part in it, which is a source: “I am a doctor at …”, “in our clinic”. */
  ownRole: pattern(
    "i(?:[’']m|\\sam) (?:a|an|the) \\p{L}+|we are (?:the )?\\p{L}+s|as (?:a|an) (?:\\p{L}+\\s)?(?:doctor|nurse|teacher|engineer|researcher|student|farmer|scientist|physicist|biologist|psychologist|lawyer|parent|mother|father)|(?:i|we) (?:(?:have|have been|also|now)\\s)?(?:worked|working|work|study|studied|studying|teach|taught|treat|treated|measured|counted|asked|saw|see|interviewed|tested|collected|compared)|(?:in|at|from) (?:our|my) (?:clinic|lab|laboratory|hospital|school|class|study|survey|practice|farm|garden|field|work|university|department|group)|our (?:survey|study|data|measurements|results)",
    'אני (?:רופא|מהנדס|מורה|חוקר|סטודנט|מדענ|אח|פיזיקא|ביולוג|פסיכולוג|עורכ|חקלא|עובד|לומד)\\p{L}*|(?:עבדתי|לימדתי|טיפלתי|למדתי|מדדתי|ספרתי|ראיינתי|בדקתי|ראיתי)|(?:מרפאה|מעבדה|כיתה|מחקר|סקר|קליניקה) (?:שלי|שלנו)|(?:מדדנו|ספרנו|בדקנו|שאלנו|ראיינו|השווינו)',
  ),
  objection: pattern(
    'however|but|although|critics?|object|objection|alternatively|alternative|on the other hand|another explanation|could also|instead|despite|even though|nevertheless|while|yet|granted|admittedly|of course|it is true|you might think|may not|might not|limitations?|bias|flaw(?:s|ed)?|weakness(?:es)?|small (?:number|study|studies|sample)|uncertain|unclear|insufficient|not enough|no definite|doubts?|sceptic\\p{L}*|skeptic\\p{L}*|questioned?',
    'אולם|אבל|אך|אף על פי|למרות|מבקרים|התנגדות|לחלופין|חלופה|הסבר אחר|מצד שני|יכול גם|במקום|בכל זאת|עם זאת',
  ),
  /** Stricter than `objection`: what may be praised as letting the other side speak. A “but” alone may not. */
  otherSide: pattern(
    'critics?|sceptics?|skeptics?|opponents?|objections?|(?:may|might|could|will) (?:argue|object|say|claim)|some (?:people )?(?:say|argue|think|claim|believe)|on the other hand|another explanation|other explanations?|alternative explanation|it is true that|admittedly|although|despite|nevertheless|even though|even if',
    'מבקרים|מבקר|התנגדות|מתנגדים|יש הטוענים|אפשר לטעון|אפשר לומר|הסבר אחר|הסברים אחרים|מצד שני|אף על פי|למרות|אמנם',
  ),
  reader: pattern(
    'you|your|yours|people|families|everyone|each of us|our|patients|children|communities',
    'אתם|שלכם|לכם|אנשים|משפחות|כולנו|כל אחד|חולים|ילדים|קהילות',
  ),
} as const;

export type Marker = keyof typeof markers;

/** Whether a text carries a cue, in its own language. Digits count as evidence. */
export const has = (text: string, marker: Marker, language: ConversationLanguage): boolean =>
  markers[marker][language].test(text) || (marker === 'evidence' && /\d/u.test(text));

/** The cue itself, as written. */
export const cueIn = (
  text: string,
  marker: Marker,
  language: ConversationLanguage,
): string | null => markers[marker][language].exec(text)?.[0] ?? null;
