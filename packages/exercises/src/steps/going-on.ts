/** Kept in a field that its writer left open: no answer, and nothing to be read as one. */
export const noAnswer = '–';

const goesOn =
  /^(?:(?:please|just|ok|okay|yes|let['’]?s|let us|i want to|can we)[, ]+)*(?:go on|go on without(?: it| this)?|skip(?: (?:it|this|that|this question|the question))?|pass|next(?: (?:one|question|please|step))?|continue|move on|go ahead|proceed)[\s.!]*$|^(?:(?:אפשר|בבקשה|פשוט) )*(?:להמשיך(?: בלי)?|נמשיך|תמשיכו|המשיכו|הלאה|לשאלה הבאה|הבא|הבאה|דלג|דלגו|לדלג|תדלגו)[\s.!]*$/iu;

/** Whether words ask to go on without an answer: “skip”, “next”, the button. */
export const isGoingOn = (answer: string): boolean => goesOn.test(answer.trim());
