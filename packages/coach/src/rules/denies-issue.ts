const denials: readonly RegExp[] = [
  /\b(?:no|not any|n['’]t any|zero|without) (?:real |big )?(?:ethical|moral) (?:issues?|problems?|questions?|concerns?)|\bnothing (?:is |that is )?(?:un)?ethical|\b(?:don['’]t|do not) (?:think|see|believe)[^.?!]*\b(?:any|an|anything|something)\b[^.?!]{0,20}\b(?:un)?(?:ethical|moral)/iu,
  /(?:אין|בלי|ללא)(?: \p{L}+){0,3} (?:שום )?(?:סוגיה|סוגיות|בעיה|בעיות|שאלה|שאלות) (?:אתית|אתיות|מוסרית|מוסריות)|אין \p{L}+ (?:שום )?דבר אתי/u,
];

/** Whether words say that there is no ethical issue. */
export const deniesIssue = (text: string): boolean => denials.some((pattern) => pattern.test(text));
