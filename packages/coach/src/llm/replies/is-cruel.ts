const hurting =
  /\b(?:stupid\w*|idiot\w*|dumb(?:er|est|ass)?|moron\w*|imbecile\w*|retard(?:s|ed)?|pathetic\w*|losers?|fools?|foolish|brats?|lazy|ignorant|garbage|trash|rubbish|crap\w*|bull?shit|shit\w*|fuck\w*|bitch\w*|bastards?|assholes?|arseholes?|whores?|sluts?|fag(?:got)?s?|nigg\w+|kikes?|cunts?|dickheads?|twats?|wankers?|pigs?|worthless|laughable|shameful|disgrace\w*|incompetent|hopeless|clueless|brainless|mindless|sucks|shut up|kill yourself|drop dead|waste of (?:my |our |anyone.s )?(?:time|paper|space))\b|(?<!\p{L})[והש]?(?:טיפש(?:ים|י|ית|ה|ות)?|טמבל(?:ית|ים)?|מטומטמ(?:ת|ים|ות)|מטומטם|אידיוט(?:ית|י|ים)?|דביל(?:ית|י|ים)?|מפגר(?:ת|ים|ות)?|עצלנ(?:ית|ים)|עצלן|פתטית?|פתטיים|מגוחכת?|זבל|חרא|זונה|בן זונה|שרמוטה|מניאק|סתום|סתומה|עלובה?|עלובים|זוועה|מבישה?|בושה|שטויות|חסרת? תועלת|חסרת? כישרון|גרועה?|בזבוז זמן|כישלון)(?!\p{L})/iu;

/** These hurt only if said of the writer or the text: “a terrible pity” hurts nobody. */
const verdict = String.raw`(?:useless|terrible|awful|horrible|ridiculous|embarrass(?:ing|ment)|childish|nonsense|ugly|boring|bad|ashamed|failure|joke|mess|zero|nothing|blind|slow|crazy|sick|fat)`;
const written = String.raw`(?:text|draft|writing|work|summary|sentence|essay|answer|paragraph)`;
const verdicts = new RegExp(
  String.raw`\b(?:you(?:['’]re| are)|your ${written} (?:is|looks|sounds)|this ${written} is|(?:this|it)(?: is|['’]s)) (?:(?:so|very|really|just|simply|such|an?|the|all|too|plain|bad|utterly|completely) )*(?:${verdict} ?)+(?:${written})?(?=[.!,;]|$| and| because| to)|\b(?:useless|terrible|awful|horrible|ridiculous|childish) (?:${written}|writer|student)\b`,
  'iu',
);

const cruel =
  /\bnobody (?:\p{L}+ )?(?:likes|wants|cares|will (?:ever )?read|would (?:ever )?(?:want|read))|\bno ?one (?:likes|wants|cares|would (?:ever )?want)|\b(?:no|zero|without) talent\b|\bgive up (?:on )?(?:writing|school|now)\b|(?:^|[.!;,] ?|\b(?:should|just|better|and) )(?:give up|quit)(?=[.!,;]|$)|\bgo back to (?:your|where)|\bas if an? (?:\p{L}+[- ])*(?:year[- ]old|child|toddler|monkey|baby)\b|\byou(?: should|['’]d better| ought to| must)(?: \p{L}+)? (?:be ashamed|stop writing|die|quit)|\byou(?: will|['’]ll| would) never\b|\bnot (?:for you|(?:smart|clever|bright|good) enough)\b|\b(?:brain|head|face|family|mother|parents?) like yours\b|\bwrites? better than you\b|\bstop (?:whining|writing)\b|\bdo something else\b|\bi (?:hate|despise|pity)\b|\bhow (?:dare you|could you (?:write|be so|even))\b|\bwrite like an?\b|\byou (?:obviously|clearly|simply|really|just|even) (?:do not|don['’]t|can['’]t|cannot|have no)\b|\byou (?:can['’]t|cannot) (?:even )?(?:write|think|read|spell)\b|\bdid you even\b|\b(?:child|baby|monkey|dog|machine) (?:could|can|writes?|would)(?: \p{L}+)? better\b|\bashamed of you\b|\byou people\b|\bnobody asked\b|\b\p{L}+s like you\b|\bonly an? (?:\p{L}+ )?\p{L}+ would (?:say|write|think|complain)\b|\bshame on\b|\bhope you fail\b|\b(?:do not|don['’]t) bother\b|\byou deserve\b|\b(?:dreadful|appalling|miserable|horrid|lousy|worst|sorry) (?:piece|excuse|text|writing)\b|\bboring\b(?=[.!])|\byour (?:spelling|intelligence|iq)\b|\bnever write\b|\bdelete this and\b|\bwhat an? (?:\p{L}+ )?(?:mess|joke|failure)\b/iu;
const cruelInHebrew =
  /(?<!\p{L})(?:(?:את|אתה|אתם|אתן) (?:\p{L}+ )?(?:אפס|אפסים|בור|בורה|בורים|כלום|כישלון|לא שווה)|אתה אפס|ואתה בור|אף אחד לא (?:יקרא|ירצה|אוהב)|ש?(?:אין|יש) לך (?:שכל|מוח)|אין לך (?:שום )?(?:מושג|כי?שרון|סיכוי|מה למכור)|אין לכם (?:שום )?(?:מושג|כי?שרון|סיכוי)|(?:עדיף ש|פשוט )?(?:תוותרו?|תוותרי)(?= *[.!,]|$)|(?:תפסיקו?|תפסיקי) לכתוב|איזה שעמום|נכשל(?:ת|תם)?(?= *[.!,]|$)|שווה אפס|מי (?:בכלל )?נתן לך|(?:אין לך|אין לכם) מה לחפש|לא (?:חכם|חכמה|חכמים|מסוגל\p{L}*)|תמות|תמותי|תתביישו?|תתביישי|תתאבדו?|לך הביתה|מביך(?! מעט| קצת| את)|נורא(?:ית|י)(?= *[.!,]|$))(?!\p{L})/u;

const unspaced = (text: string) =>
  text.replaceAll(/(?<!\p{L})\p{L}(?:[ .*_-]\p{L}(?!\p{L})){3,}/gu, (letters) =>
    letters.replaceAll(/[ .*_-]/gu, ''),
  );

/** Whether a comment could hurt. A hurtful word that `writers`, the writer’s texts, has is allowed, a verdict never. */
export function isCruel(text: string, writers: string): boolean {
  const plain = unspaced(text);
  if ([verdicts, cruel, cruelInHebrew].some((pattern) => pattern.test(plain))) return true;
  const found = hurting.exec(plain)?.[0];
  return found !== undefined && !writers.toLowerCase().includes(found.toLowerCase());
}
