import type { ConversationLanguage } from '@vernacular/exercises';

import { stem } from './stem.ts';

const words = {
  en: `actually enough experiment fairly quite rather really trial answer argue argument assume assumption aware because believe best case cause certain claim conclude
    conclusion convince critic data demonstrate evidence example explain explanation feel finding found granted idea
    important indicate know limit limitation main mean mention message objection opinion paper paragraph point prove
    proof provide question reader reason relate result say sentence show source statement strong strongest study suggest
    summary support sure tell text thesis thing think today true try understand want whether work write`,
  he: `אומר אומרים אמת בטוח בעיקר בעצם ברור דבר דוגמה הבנה הוכחה הנחה הסבר הערה הראיה השאלה התוצאה התנגדות חושב חושבים
    חושבת חזק חזקה טוען טוענים טוענת טיעון טענה טקסט יודע יודעים כתבנו כתבתי לדעתי לדעתנו מאמר מבקר מניחים מסקנה
    מחקר מחקרים מסר מקור משפט מראה מראים מרכזי מרכזית נכון נקודה נתונים סיבה סיכום עיקרי עיקרית עניין פסקה צודק קורא
    ראיה ראיות רעיון שאלה תוצאה תוצאות תומך תומכת תקציר תשובה`,
};

const stems = {
  en: new Set(words.en.split(/\s+/u).map((word) => stem(word, 'en'))),
  he: new Set(words.he.split(/\s+/u).map((word) => stem(word, 'he'))),
};

/** Whether a word speaks about the text (“our claim is”, “the evidence”) and not about its subject. */
export const isMetaWord = (ofStem: string, language: ConversationLanguage): boolean =>
  stems[language].has(ofStem);
