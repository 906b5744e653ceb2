const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

export const isHebrew = (passage: string): boolean =>
  count(passage, /\p{Script=Hebrew}/gu) > count(passage, /\p{Script=Latin}/gu);
