/** An answer that begins by saying that its writer does not know. */
export const knowsNot =
  /^\s*(?:(?:i )?(?:really )?(?:don['’]?t|do not) know|not sure|no idea|idk|(?:אני )?לא (?:יודע|יודעת|בטוח|בטוחה)|אין לי מושג)(?!\p{L})/iu;
