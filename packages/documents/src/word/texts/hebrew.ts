import { hebrew as instructions } from '../instructions/hebrew.ts';
import type { DocumentTexts } from './document-texts.ts';

export const hebrew: DocumentTexts = {
  isRightToLeft: true,
  locale: 'he-IL',
  score: (score) => `ציון: ${score} מתוך 100.`,
  noWords: 'אין מילים בטקסט.',
  feedback: {
    'Nicely done!': 'כל הכבוד!',
    'Try to get it higher in the next round.': 'בפעם הבאה כדאי לנסות להגיע לציון גבוה יותר.',
  },
  columns: ['רמה', 'מילים', 'חלק'],
  levels: { common: 'נפוצות', mid: 'בשכיחות בינונית', rare: 'נדירות', all: 'סווגו' },
  theText: 'הטקסט',
  key: [
    'מילים בשכיחות בינונית',
    ' צבועות בכתום, עם קו מנוקד. ',
    'מילים נדירות',
    ' צבועות באדום, עם קו רציף. כל שאר המילים נפוצות.',
  ],
  howGraded: 'כך נבדק הטקסט',
  counts: (dictionary) => `ספירות המילים: ${dictionary ?? 'לא נרשמו'}.`,
  refined:
    'שיטה: מעודנת. שמות וצורות רבים של מילים מוכרות אינם מסומנים, ונוסחאות וסמלים נספרים בנפרד, ולכן אין להשוות את הציון לספרות.',
  date: (date) => `תאריך: ${date}.`,
  buildYourOwn: 'לבנות דה־ז׳רגונייזר משלכם',
  instructions,
};
