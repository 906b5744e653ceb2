import type { Messages } from './messages.ts';

export const hebrew: Messages = {
  instead: {
    sameText: 'זה אותו הטקסט כמו קודם, מילה במילה.',
    otherScript: 'אפשר לקרוא כאן עברית ואנגלית, ורוב האותיות האלה אינן שייכות לאף אחת מהן.',
    otherLanguage:
      'הטקסט שלכם בעברית והתשובה הזאת באנגלית. ההשוואה נעשית מילה במילה, ולכן אי אפשר לומר מה מן התשובה נמצא בטקסט.',
    notSure: 'זה בסדר לא לדעת עדיין. משפט אחד לא מלוטש מספיק כדי להמשיך.',
  },
  changed: (was, now) => `בגרסה קודמת כתוב במשפט הזה ${was}, וכאן ${now}. איזה מהשניים נכון?`,
  unknownFigure: (figure) => `${figure} שבתשובה לא נמצא בטקסט שלכם וגם לא בתשובות הקודמות.`,
  strongerClaim: (was, now, before) =>
    `בטקסט הראשון כתוב ${was}: ${before} במשפט הזה כתוב ${now}. מה מהשניים נובע מהנתונים שלכם?`,
  strongerAnswer: (was, now) =>
    `במשפט הזה בטקסט כתוב ${was}, ובתשובה שלכם ${now}. מה מהשניים נובע מהנתונים שלכם?`,
  barePointer: (word) => `המילה ${word} באה כאן בלי שם עצם. מי שקורא צריך לחפש אחורה למה הכוונה.`,
  longestSentence: (words) =>
    `זה המשפט הארוך ביותר שלכם: ${words} מילים. מי שקורא צריך להחזיק את כולן עד סוף המשפט.`,
  settledName: (kept, gone, count) =>
    `בטקסט הראשון ${count === 1 ? 'הופיע' : 'הופיעו'} ${gone} לצד ${kept}. כאן נמצא רק ${kept}.`,
  rowNowhere: (words) => `בטבלה כתוב ${words}. אין בטקסט משפט שכל המילים האלה נמצאות בו.`,
  linkNowhere: (target) =>
    `לפי הטבלה המשפט הזה מתחבר אל ${target}. אף אחת מן המילים האלה לא נמצאת במשפטים שלפניו.`,
  pointsNowhere: (target) =>
    `לפי הטבלה הכוונה כאן היא ${target}. אף אחת מן המילים האלה לא נמצאת לפני המשפט הזה.`,
  pointsFar: (target, sentences) =>
    `לפי הטבלה הכוונה כאן היא ${target}. המשפט האחרון שיש בו אחת מן המילים האלה נמצא ${sentences} משפטים קודם.`,
  absentConnector: (word) => `${word} נמצא בטבלה שלכם, ולא נמצא בטקסט.`,
  answerSentence: (place, sentences) =>
    `המשפט הזה מן התשובה הוא משפט ${place} מתוך ${sentences} בטקסט.`,
  absentSentence: 'חוץ ממילים קטנות, רוב המשפט הזה שבתשובה לא נמצא בטקסט.',
  listed: (all) => new Intl.ListFormat('he').format(all),
  quoted: (words) => `״${words}״`,
};
