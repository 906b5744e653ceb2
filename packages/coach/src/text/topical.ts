import type { ConversationLanguage } from '@vernacular/exercises';

import { stem } from './stem.ts';
import { isMetaWord } from './meta-words.ts';

const anywhere = {
  en: `almost already also amount area around ask back become begin big call case come day different discover early easy end everyone everything far few find first
    focus follow four get give go good great group grow happen help high home hope hour human include increase keep know large last late lead learn
    leave less level life like likely little live long look lot lovely low major matter mean month move near need never new next now number
    often old one order part past people percent person place play possible problem process put reach recent remain report research researcher right
    rise role run same scientist second see said seem set several show simple small something someone soon start state stay still study take team
    tell thing third three time today together try turn two type use usual various want way week well woman man word work world year
    young longer shorter higher lower greater smaller better worse earlier later experiment evidence method participant important finding analysis discuss suggest involve base certain`,
  he: `אדם אנשים בעיה גדול גדולה דבר דברים דרך הרבה זמן חדש חדשה חודש חודשים חוקר חוקרים חוקרות חיים חלק טוב טובה יום ימים יכול יכולה יכולים מחקר
    מחקרים מצא מצאו מצאנו מקום מספר משתתפים ניסוי ניתן סוג עבודה עולם עשה ראשון ראשונה שבוע שבועות שונים שונות שנה שנת בשנת שנים שעה שעות תהליך תוצאה תוצאות`,
};

const stems = {
  en: new Set(anywhere.en.split(/\s+/u).map((word) => stem(word, 'en'))),
  he: new Set(anywhere.he.split(/\s+/u).map((word) => stem(word, 'he'))),
};

export function isTopical(word: string, language: ConversationLanguage): boolean {
  const ofStem = stem(word, language);
  return (
    word.length > 2 &&
    !/^\d/u.test(word) &&
    !stems[language].has(ofStem) &&
    !isMetaWord(ofStem, language)
  );
}
