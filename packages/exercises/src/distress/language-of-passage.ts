const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Whether more letters of a passage are Hebrew than Latin. */
export const isHebrew = (passage: string): boolean =>
  count(passage, /\p{Script=Hebrew}/gu) > count(passage, /\p{Script=Latin}/gu);
