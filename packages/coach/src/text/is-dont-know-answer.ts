/** In words. A longer answer may go on to say something of substance. */
const mostWords = 6;
const opening =
  /^\s*(?:(?:i )?(?:really )?(?:don['’]?t|do not) know|(?:i['’]?m )?not sure|no idea|idk|(?:אני )?(?:ממש )?לא (?:יודע|יודעת|יודעים|בטוח|בטוחה|בטוחים)|אין לי מושג)(?!\p{L})/iu;

/** Whether an answer of at most six words opens with “I don’t know”, “not sure” or the like. */
export const knowsNot = (answer: string): boolean =>
  opening.test(answer) && answer.trim().split(/\s+/u).length <= mostWords;
