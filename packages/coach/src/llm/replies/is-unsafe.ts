const unfit: readonly RegExp[] = [
  // Links, contact details and invitations to meet elsewhere.
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

/** Whether a comment holds a link, contact details, markup, a score, or words of a model about itself. */
export const isUnsafe = (text: string): boolean => unfit.some((pattern) => pattern.test(text));
