const against =
  /(?<!\p{L})(?:hat(?:e|es|red|ing)|contempt|despis(?:e|es|ing)|disgust|revenge|vengeance|punish(?:ing|ment)?|humiliat\p{L}*|crush(?:ing)?|destroy(?:ing)?|get(?:ting)? rid of|superior(?:ity)?|suprem\p{L}+|inferior|rac(?:ism|ist)|sexis\p{L}+|xenophob\p{L}*|kick(?:ing)? out|exterminat\p{L}*|kill(?:ing)?|death to|scorn|mock(?:ing|ery)?|ridicul\p{L}*|bully\p{L}*|stupid|idiots?|losers?|scum|vermin|parasites?)(?!\p{L})|(?<!\p{L})[והבלשכ]{0,2}(?:שנאה|שנאת|לשנוא|שונא\p{L}*|בוז|תיעוב|נקמה|נקמנות|להעניש|להשפיל|השפלה|לחסל|להיפטר|עליונות|נחות\p{L}*|גזענות|גזעני\p{L}*|להרוג|מוות ל\p{L}+|טיפש\p{L}*|מטומטמ\p{L}*|טפיל\p{L}*)(?!\p{L})/iu;

/** “Against hatred”, “no revenge”, “kill germs”: the target is not a person. */
const forPeople =
  /(?<!\p{L})(?:against|no|not|without|end(?:ing)?|stop(?:ping)?|fight(?:ing)?|free from|less|never|germs?|bacteria|virus(?:es)?|cancer|pain|disease|poverty|hunger|waste|נגד|בלי|ללא|לא|למנוע|להפסיק|חיידקים|סרטן|מחלות|עוני)(?!\p{L})/iu;

/**
 * Whether a stated value is directed against people: “hatred of the lazy”. The bot does not repeat such a value to
 * the writer.
 */
export const isHatefulValue = (value: string): boolean =>
  against.test(value) && !forPeople.test(value);
