/** What no comment of a teacher holds, whatever it is about. */
const unfit: readonly RegExp[] = [
  // Addresses and ways to meet outside.
  /https?:|www\.|\S@\S|[\p{L}\p{N}]{2,}\.[a-z]{2,}|\]\(|\b(?:dot|נקודה) (?:com|org|net|edu|io|gov|il)\b|[([](?:at|dot)[)\]]/iu,
  /\b(?:call|follow|find|add|phone|text|e-?mail|message|contact|whatsapp|write to) me\b|\bclick (?:the|on|here)\b|\bmy (?:profile|channel|page|website|number)\b|\byour (?:home )?address\b|לחצו על|(?:בקישור|בערוץ) שלי|(?:התקשרו|כתבו|כתבי|צלצלו) (?:לי|אליי)|ו?ואטסאפ/iu,
  /(?:\+|\b)\d(?:[\s().-]?\d){8,}/u,
  /\d+ \p{Lu}\p{L}+ (?:Street|Road|Avenue|Lane)\b|\b(?:you live|your name is)\b|(?<!\p{L})(?:שמך|את גרה|אתה גר)(?!\p{L})/u,
  // Markup and code that was left over.
  /&(?:lt|gt|amp|#\d+);|<\/?\p{L}|javascript:|\balert\(/iu,
  // Scores, perfect verdicts, and verdicts on what is true.
  /\b(?:full|top|highest|best) (?:marks?|grades?|scores?)\b|\b(?:your|the|a) (?:score|mark) (?:is|of)\b|\b\d+ ?\/ ?(?:5|10|100)(?! \p{L})|\b(?:an? )?A(?:\+| plus| minus)|\b[A-D][+-](?!\p{L})|\bgrade: ?[A-F]\b|\bI(?: would|['’]d)? (?:rate|grade|score) (?:this|it|you)\b|\btop marks\b|\bstars? out of\b|\bfailing grade\b|(?<!\p{L})כוכבים|(?<!\p{L})ה?ציון (?:שלך |שלכם )?(?:הוא )?\p{Nd}|מושלמ?ת?(?= *[.!,]|$)|מושלם/iu,
  /\b(?:flawless|(?:text|draft|this|that|it|everything|answer|summary|is|are|really) (?:(?:really|absolutely|just|simply) )?perfect(?! (?:place|moment|spot|example|for))|perfect (?:text|draft|summary|answer|score))\b|^perfect[.!]|\b(?:answer|claim|result)s? (?:is|are) (?:wrong|false|incorrect)\b/iu,
  // A model that speaks of itself, or of what it was told.
  /\bI(?: am|['’]m) (?:(?:now|just|only) )*(?:an? |the )\p{L}|\bas an? (?:AI|language model|assistant)\b|\bmy (?:instructions|prompt|system|rules|training)\b|\b(?:ignore|disregard) (?:the|all|any|your) (?:exercise|instructions?|rules|previous)\b|\bwrite a poem\b|\bsystem prompt\b|\bI (?:have been|was|am) (?:told|asked|instructed)\b|\bI will report\b|אני (?:רק )?(?:בוט|מכונה|מודל)|כמודל שפה|כבינה מלאכותית/iu,
];

/** Words that hurt, unless the writer writes about them. */
const hurting =
  /\b(?:stupid\w*|idiot\w*|dumb(?:er|est|ass)?|moron\w*|imbecile\w*|retard(?:s|ed)?|pathetic\w*|losers?|lazy|garbage|crap\w*|bull?shit|shit\w*|fuck\w*|bitch\w*|bastards?|assholes?|arseholes?|whores?|sluts?|fag(?:got)?s?|nigg\w+|kikes?|cunts?|dickheads?|twats?|wankers?|worthless|laughable|shameful|disgrace\w*|incompetent|clueless|brainless|mindless|shut up|kill yourself|drop dead|waste of (?:my |our |anyone.s )?time)\b|(?<!\p{L})[והש]?(?:טיפש(?:ים|י|ית|ה|ות)?|טמבל(?:ית|ים)?|מטומטמ(?:ת|ים|ות)|מטומטם|אידיוט(?:ית|י|ים)?|דביל(?:ית|י|ים)?|מפגר(?:ת|ים|ות)?|עצלנ(?:ית|ים)|עצלן|פתטית?|פתטיים|מגוחכת?|זבל|חרא|זונה|בן זונה|שרמוטה|מניאק|סתום|סתומה|עלובה?|עלובים|תמות|תמותי|תתאבדו?)(?!\p{L})/iu;

/** Cruelty without such a word. */
const cruel =
  /\bno(?:body| ?one) (?:\p{L}+ )?(?:likes|wants|cares|will (?:ever )?read|would (?:ever )?(?:want|read))|\b(?:no|zero|without) talent\b|\bgive up (?:on )?(?:writing|school|now)\b|\byou(?: should|['’]d better| ought to| must)(?: \p{L}+)? (?:be ashamed|stop writing|die|quit)|\byou (?:clearly |obviously )?(?:can['’]t|cannot) (?:even )?(?:write|think|read|spell)\b|\bnot (?:for you|(?:smart|clever|bright|good) enough)\b|\bashamed of you\b|\bshame on you\b|(?<!\p{L})(?:(?:את|אתה|אתם|אתן) (?:\p{L}+ )?(?:אפס|אפסים|כישלון)|אף אחד לא (?:יקרא|ירצה|אוהב)|אין (?:לך|לכם|לכן) (?:שום )?(?:שכל|מושג|כי?שרון|סיכוי)|תתביישו?|תתביישי|(?:תפסיקו?|תפסיקי) לכתוב)(?!\p{L})/iu;

/** “s t u p i d” and “s-t-u-p-i-d” as the word they spell. */
const unspaced = (text: string) =>
  text.replaceAll(/(?<!\p{L})\p{L}(?:[ .*_-]\p{L}(?!\p{L})){3,}/gu, (letters) =>
    letters.replaceAll(/[ .*_-]/gu, ''),
  );

/**
 * Whether a text holds an address, a score, left-over markup, words of a model about itself, or cruelty. A word that
 * hurts is allowed where it stands in what the writer wrote.
 */
export function isUnsafe(text: string, writers: string): boolean {
  const plain = unspaced(text);
  if (unfit.some((pattern) => pattern.test(text)) || cruel.test(plain)) return true;
  const found = hurting.exec(plain)?.[0];
  return found !== undefined && !writers.toLowerCase().includes(found.toLowerCase());
}
