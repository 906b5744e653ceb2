import type { Sayings } from './sayings.ts';

/** What was found in a text and what was not, in Hebrew. */
export const listing: Sayings['listing'] = {
  short: (words) =>
    `יש כאן ${words} מילים, מעט מכדי שאוכל לומר מה עובד. מה צריך לשמוע מי שאינו יודע על זה דבר?`,
  claims: (all) => `את המשפטים האלה אני קורא כטענות. ${all}`,
  grounded: (claim, ground) => `״${claim}״ (ואיתה: ״${ground}״).`,
  bare: (claim) => `״${claim}״ (איני רואה לידה מספר, מקור או נימוק).`,
  plain: (claim) => `״${claim}״`,
  named: (people) =>
    `אלה האנשים והגופים שזיהיתי בטקסט: ${people}; ייתכן שיש עוד. במי נוגעת העבודה הזאת, ואינו נזכר בו כלל?`,
  plan: (all) => `בטקסט שלכם אני מוצא: ${all}`,
  people: (people) => `אנשים וגופים (${people})`,
  ways: (words) => `דרכי פעולה (${words})`,
  principle: (words) => `עיקרון (״${words}״)`,
  step: (words) => `צעד ומועד (״${words}״)`,
};

/** Where in the text stands what an answer is about, in Hebrew. */
export const inText: Sayings['inText'] = {
  notYet: (words) =>
    `הטענה שלכם אומרת ${words}; בסיכום איני מוצא מילה כזאת. באילו מילים שלו יזהה הקורא את הטענה?`,
  nowThere: {
    objection: (words) =>
      `חדש לעומת הסיכום הראשון: ${words}, מן התשובה שלכם למבקר. קורא שמפקפק ימצא זאת כאן.`,
    certainty: (words) =>
      `חדש לעומת הסיכום הראשון: ${words}, מן התשובה שלכם על מידת הביטחון. הקורא ימצא זאת כאן.`,
    reasoning: (words) =>
      `חדש לעומת הסיכום הראשון: ${words}, מן התשובה שלכם למה הראיה תומכת. הקורא ימצא זאת כאן.`,
  },
  claimLate: (sentence, sentences) =>
    `המשפט הזה הוא הקרוב ביותר לטענה שלכם, ומספרו ${sentence} מתוך ${sentences}. האם הקורא יכול לפגוש אותו קודם?`,
  apart: (evidence, sentences) =>
    `המשפט הזה הוא הקרוב ביותר לטענה שלכם; הראיה שעליה הצבעתם (״${evidence}״) באה ${Math.abs(sentences)} משפטים ${sentences > 0 ? 'אחריו' : 'לפניו'}. מה יקרב בין השניים?`,
  numbers: (number) =>
    `בתשובה שלכם אין מספר; המשפט הזה אומר ${number}. האם זו הראיה החזקה ביותר שלכם?`,
  onlyHere: (person) =>
    `המילה ${person} מופיעה רק במשפט הזה. מה אפשר כאן להרוויח או להפסיד מהעבודה שלכם?`,
  notNamed: (person) =>
    `המילה ${person} מופיעה בטקסט הראשון שלכם ולא בזה. האם מה שתעשו משנה כאן משהו?`,
};

/** What stands in a text beside what was said of it, in Hebrew. */
export const facts: Sayings['facts'] = {
  source: (words) => `המשפט הזה אומר מאין הדבר ידוע: ״${words}״. הקורא יכול לבדוק שם.`,
  noEvidence: 'איני מוצא בטקסט כולו מספר או מקור. איזה מהם יש לכם?',
  self: (here, absent) =>
    `ממה שסיפרתם לי אני מוצא בטקסט את ${here}, ולא את ${absent}. מה מזה הקורא הזה היה שואל קודם?`,
  linkOpen: (word) =>
    `המשפט הקודם מזכיר את ${word}, ואליו רציתם לחבר את המשפט הזה. חציו הראשון אינו ממשיך ממנו. האם הוא יכול להתחיל שם?`,
  linkNowhere: (target) =>
    `רציתם לחבר את המשפט הזה אל ${target}. איני מוצא לפניו אף אחת מן המילים האלה. היכן פגש הקורא את זה?`,
  pointsNowhere: (target) =>
    `אמרתם שהכוונה ל${target}. איני מוצא אף אחת מן המילים האלה לפני המקום הזה. איזו מילה שם תוביל אליה את הקורא?`,
  pointsFar: (target, sentences) =>
    `הכוונה ל${target}, שהוזכר לאחרונה ${sentences} משפטים קודם. איזה שם עצם אחר שבדרך יכול הקורא להבין?`,
  unlisted: (connector) => `${connector} פותח את המשפט הזה ואינו ברשימה שלכם. איזה יחס הוא מבטא?`,
  sentence: (place, sentences) =>
    place === 1
      ? 'הטקסט שלכם נפתח במשפט הזה מן התשובה.'
      : `המשפט הזה מן התשובה הוא משפט ${place} מתוך ${sentences} בטקסט.`,
  inBoth: (words) => `גם בתשובה וגם בטקסט: ${words}.`,
  inAnswer: (words) => `רק בתשובה: ${words}.`,
  settled: (name, others) =>
    `בגרסה הראשונה עמדו ${others} לצד ${name}. עכשיו ${name} הוא היחיד מבין השמות האלה.`,
  shuffled: (begun) =>
    `לפי המילים שמשפטים שכנים חולקים, רוב הסדרים האחרים של המשפטים מחזיקים טוב יותר. האם קל יותר לקרוא את המשפט הזה אחרי ״${begun}״?`,
  findingGone: (sentence) =>
    `בטקסט הראשון עמדה תוצאה שאפשר לבדוק: ״${sentence}״ איני מוצא כאן אף מספר ממנה. האם היא תחסר לקורא?`,
  requestGone: (sentence) =>
    `הטקסט הראשון ביקש משהו: ״${sentence}״ איני מוצא כאן משפט כזה. מה הקורא מתבקש לעשות עכשיו?`,
};
