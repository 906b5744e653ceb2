/** A longer answer may go on to say what it is that nobody knows. */
const mostWords = 6;
const opening =
  /^\s*(?:(?:i )?(?:really )?(?:don['’]?t|do not) know|(?:i['’]?m )?not sure|no idea|idk|(?:אני )?(?:ממש )?לא (?:יודע|יודעת|יודעים|בטוח|בטוחה|בטוחים)|אין לי מושג)(?!\p{L})/iu;

export const knowsNot = (answer: string): boolean =>
  opening.test(answer) && answer.trim().split(/\s+/u).length <= mostWords;
