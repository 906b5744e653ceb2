/**
 * Phrases that by themselves say that the writer wants to die or is hurt. The bot asks about them whatever the
 * classifier says. Sentences come in lower case, without apostrophes.
 */
const explicit: readonly RegExp[] = [
  /(?<!\p{L})(?:kill|hang|drown|shoot|hurt|harm|cut|starve|poison)(?:ing|ting|ed)? myself(?!\p{L})/u,
  /(?<!\p{L})(?:end|take|ending|taking) my (?:own )?life(?!\p{L})/u,
  /(?<!\p{L})(?:want|wanted|going|rather|wish i could) (?:to )?die(?!\p{L})/u,
  /(?<!\p{L})(?:dont|do not|didnt|did not) want to (?:live|be alive|wake up|exist)(?!\p{L})/u,
  /(?<!\p{L})(?:i|im|ive|am|feel|feeling|felt|been)(?: \p{L}+){0,2} suicidal(?!\p{L})/u,
  /(?<!\p{L})(?:raped|molested|beats|beat|strangled|choked|hits|gropes|groped|touches) me(?!\p{L})/u,
  /(?<!\p{L})(?:i was|i got|ive been|i have been) (?:raped|molested|(?:sexually )?(?:abused|assaulted))(?!\p{L})/u,
  /(?<!\p{L})(?:להתאבד|להרוג את עצמי|לפגוע בעצמי|לחתוך את עצמי|חותכת? את עצמי|לשים סוף לחיים)(?!\p{L})/u,
  /(?<!\p{L})(?:רוצה|רציתי|עדיף לי|בא לי) למות(?!\p{L})|(?<!\p{L})לא (?:רוצה|רציתי) (?:לחיות|להתעורר)(?!\p{L})/u,
  /(?<!\p{L})(?:נאנסתי|הותקפתי מינית|עברתי (?:אונס|תקיפה מינית))(?!\p{L})/u,
  /(?<!\p{L})(?:אנס|אנסה|מרביץ|מרביצה|מכה|היכה|הרביץ) (?:אותי|לי)(?!\p{L})/u,
];

export const isExplicit = (sentence: string): boolean =>
  explicit.some((pattern) => pattern.test(sentence));
