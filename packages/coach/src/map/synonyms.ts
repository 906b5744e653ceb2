const otherNames = {
  en: [
    'participants?|subjects?|volunteers?|respondents?|interviewees?|informants?|test persons?|probands?|recruits|enrollees|attendees|examinees|test takers',
    'method|technique|procedure|methodology',
    'device|gadget|instrument|apparatus|tool',
    'glue|adhesive',
    'pupils|schoolchildren|learners',
    'drug|medication|medicine',
    'survey|questionnaire|poll',
    'app|application|programme|software',
  ],
  he: [
    'המשתתפים|משתתפים|הנבדקים|נבדקים|המתנדבים|מתנדבים|מתנדב|הנשאלים|נשאלים|המרואיינים',
    'השיטה|שיטה|הטכניקה|טכניקה|ההליך|הליך|הגישה|גישה',
    'המכשיר|מכשיר|המתקן|מתקן',
  ],
} as const;

export const synonymGroups = {
  en: otherNames.en.map(
    (row) => new RegExp(String.raw`\b(?:the |this |each |our )?(${row})\b`, 'giu'),
  ),
  he: otherNames.he.map((row) => new RegExp(String.raw`(?<!\p{L})(${row})(?!\p{L})`, 'gu')),
};
