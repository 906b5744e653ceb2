import type { ConversationLanguage } from '../phrases/language.ts';

/** A term of the exercises: how students call it, and what it means, with an example. */
interface Term {
  readonly names: readonly string[];
  readonly text: string;
}

const term = (names: string, text: string): Term => ({ names: names.split('|'), text });

/** The terms that the questions use, in one or two sentences and an example each. */
export const glossary: Readonly<Record<ConversationLanguage, readonly Term[]>> = {
  en: [
    term(
      'claim|main claim',
      'A claim is what you want a reader to believe, in one sentence that could be wrong. For example: “Hedges bring bees home.”',
    ),
    term(
      'evidence|strong evidence|strongest evidence|proof',
      'Evidence is what somebody could check: a number, an observation, a source. For example: “62 of 100 tagged bees came back.”',
    ),
    term(
      'reasoning|reason|reasons',
      'A reason says why the evidence supports the claim. For example: “… because the bees differed in nothing but the hedge.”',
    ),
    term(
      'objection|counterargument|fair critic|critic|other explanation',
      'An objection is the best thing that somebody who doubts you could say. For example: “The bees near hedges were older, and old bees find home anyway.”',
    ),
    term(
      'assumption|take for granted|for granted',
      'What you take for granted is what must be true for your argument to hold, though nobody checked it. For example: “The tags do not disturb the bees.”',
    ),
    term(
      'limit|limits|limitation|limitations|certainty|stop applying',
      'A limit says where a result stops being true, for whom or when. For example: “We counted in one town and one summer only.”',
    ),
    term(
      'argument|study|summary',
      'A summary says what you claim, what it rests on and what follows from it, in your own words. For example: “Hedges bring bees home; 62 of 100 came back; so the town should plant them.”',
    ),
    term(
      'audience|reader|target audience',
      'The audience are the people you write for. For example: “parents of children under five, who have ten minutes and no training in medicine”.',
    ),
    term(
      'jargon|rare word|rare words|score|vocabulary score',
      'Jargon are words that people outside your field seldom meet. The score counts how many of your words are common in general use. For example: “myocardial infarction” is jargon, “heart attack” is not.',
    ),
    term(
      'pathos|emotion|emotions|emotional appeal',
      'Pathos speaks to what a reader cares about; it need not be sad or loud. For example: “Rosa hears the road each morning, and so do 4,000 others.”',
    ),
    term(
      'ethos|credibility',
      'Ethos is why a reader should trust you: who you are, how you know, what you do not know yet. For example: “I have counted bees for three summers.”',
    ),
    term(
      'logos',
      'Logos speaks to reason: a clear claim with evidence for it. For example: “Hedges help: 62 of 100 bees came home, against 30.”',
    ),
    term(
      'value|shared value',
      'A shared value is something that both you and your readers want. For example: “clean air” or “safe water for children”.',
    ),
    term(
      'affiliation',
      'Your affiliation is where you work or study. For example: “the botany group of the university”.',
    ),
    term(
      'source|sources',
      'A source is where a reader can look up what you say. For example: an article, a report, a database.',
    ),
    term(
      'stakeholder|stakeholders',
      'A stakeholder is anybody who gains or loses by your study, even without taking part. For example: pupils who are recorded, their parents, and the school.',
    ),
    term(
      'principle|principles|ethical principle|code of ethics|ethical code',
      'A principle is a rule that others accept too, and by which a decision can be judged. For example: “nobody is recorded without having agreed”.',
    ),
    term(
      'ethical issue|ethical issues|issue|ethical problem|ethics|ethical dilemma|dilemma',
      'An ethical issue is a way in which somebody could be harmed, left out or treated unfairly. For example: “Pupils who refuse to be recorded must sit apart, and everybody sees it.”',
    ),
    term(
      'resolution|resolve|ease|resolutions|way to resolve|mitigate|mitigation',
      'To ease an issue is to do something so that less harm is done, and to say what it costs. For example: “We record one half of the room; that costs us half of the data.”',
    ),
    term(
      'consent|informed consent',
      'Consent means that somebody was told what will happen, could say no, and said yes. For example: a signed form, after a talk in words they understand.',
    ),
    term(
      'coherence|coherent',
      'A text is coherent when each sentence takes up something of the one before. For example: “We tagged bees. The tags weigh 15 mg.”',
    ),
    term(
      'key idea|key ideas|key term|key terms|term|main idea',
      'A key idea is one of the few things your text speaks of again and again. For example: “the tagged bees”.',
    ),
    term(
      'connector|connectors|connecting word|connecting words|link|relation',
      'A connector is a word that says how two ideas belong together. For example: “because” gives a reason, “but” a contrast.',
    ),
    term(
      'pointing back|point back|pronoun|pronouns|words that point back',
      'Some words point back to a thing named before. For example: in “Bees sleep. They wake at dawn”, “they” points back to “bees”.',
    ),
    term(
      'point|point of a paragraph|paragraph|strongest sentence',
      'The point of a paragraph is what a reader should remember of it, in a few words; its strongest sentence is the one that says it best. For example: “Old bees come home.”',
    ),
    term(
      'message|key message|half life',
      'Your message is the one thing a reader should still know tomorrow. For example: “Plant hedges, and bees find home.”',
    ),
  ],
  he: [
    term(
      'טענה|טענה מרכזית|הטענה המרכזית',
      'טענה היא מה שאתם רוצים שהקורא יאמין בו, במשפט אחד שיכול גם להיות שגוי. למשל: ״שיחים מחזירים דבורים הביתה.״',
    ),
    term(
      'ראיה|ראיות|הוכחה',
      'ראיה היא דבר שאפשר לבדוק: מספר, תצפית, מקור. למשל: ״62 מתוך 100 דבורים מסומנות חזרו.״',
    ),
    term(
      'נימוק|נימוקים|סיבה',
      'נימוק אומר למה הראיה תומכת בטענה. למשל: ״… כי הדבורים נבדלו רק בשיח.״',
    ),
    term(
      'התנגדות|מבקר|מבקר הוגן|הסבר אחר',
      'התנגדות היא הדבר החזק ביותר שיכול לומר מי שמפקפק. למשל: ״הדבורים ליד השיחים היו מבוגרות, ודבורים מבוגרות מוצאות את הבית בכל מקרה.״',
    ),
    term(
      'הנחה|מובן מאליו|כמובן מאליו',
      'מה שמובן מאליו הוא מה שצריך להיות נכון כדי שהטיעון יעמוד, אף שאיש לא בדק אותו. למשל: ״התגים אינם מפריעים לדבורים.״',
    ),
    term(
      'גבול|גבולות|מגבלה|מגבלות|ודאות',
      'גבול אומר היכן התוצאה מפסיקה להיות נכונה, אצל מי או מתי. למשל: ״ספרנו בעיר אחת ובקיץ אחד בלבד.״',
    ),
    term(
      'סיכום|טיעון',
      'סיכום אומר מה אתם טוענים, על מה זה נשען ומה נובע מכך, במילים שלכם. למשל: ״שיחים מחזירים דבורים; 62 מתוך 100 חזרו; לכן כדאי לשתול.״',
    ),
    term(
      'קהל|קהל יעד|קהל היעד|קורא',
      'הקהל הוא האנשים שאתם כותבים להם. למשל: ״הורים לילדים עד גיל חמש, שיש להם עשר דקות ואין להם השכלה ברפואה״.',
    ),
    term(
      'ז׳רגון|ג׳רגון|מילה נדירה|מילים נדירות|ציון',
      'ז׳רגון הוא מילים שמי שאינו מהתחום פוגש לעיתים רחוקות. הציון סופר כמה מהמילים שלכם נפוצות בשימוש הכללי. למשל: ״אוטם שריר הלב״ הוא ז׳רגון, ״התקף לב״ לא.',
    ),
    term(
      'פתוס|רגש',
      'פתוס פונה אל מה שחשוב לקורא; הוא לא חייב להיות עצוב או קולני. למשל: ״רוזה שומעת את הכביש בכל בוקר, וכך גם 4,000 אחרים.״',
    ),
    term(
      'אתוס|אמינות',
      'אתוס הוא הסיבה לסמוך עליכם: מי אתם, מאין אתם יודעים ומה עדיין לא ידוע. למשל: ״אני סופרת דבורים שלושה קיצים.״',
    ),
    term(
      'לוגוס',
      'לוגוס פונה אל השכל: טענה ברורה וראיות לה. למשל: ״שיחים עוזרים: 62 מתוך 100 דבורים חזרו, לעומת 30.״',
    ),
    term(
      'ערך|ערך משותף',
      'ערך משותף הוא דבר שגם אתם וגם הקוראים רוצים. למשל: ״אוויר נקי״ או ״מים נקיים לילדים״.',
    ),
    term(
      'מקור|מקורות',
      'מקור הוא המקום שבו הקורא יכול לבדוק את דבריכם. למשל: מאמר, דוח, מאגר נתונים.',
    ),
    term(
      'בעל עניין|בעלי עניין',
      'בעל עניין הוא כל מי שמרוויח או מפסיד מהמחקר, גם אם אינו משתתף בו. למשל: תלמידים שמקליטים אותם, ההורים שלהם ובית הספר.',
    ),
    term(
      'עיקרון|עקרון|עקרונות|קוד אתי',
      'עיקרון הוא כלל שגם אחרים מקבלים, ואפשר לשפוט לפיו החלטה. למשל: ״לא מקליטים איש שלא הסכים״.',
    ),
    term(
      'סוגיה אתית|סוגיה|בעיה אתית|אתיקה|דילמה|דילמה אתית',
      'סוגיה אתית היא דרך שבה מישהו עלול להיפגע, להישאר בחוץ או לזכות ביחס לא הוגן. למשל: ״מי שלא רוצה להיות מוקלט יושב בצד, וכולם רואים.״',
    ),
    term(
      'פתרון|להקל|לפתור',
      'להקל סוגיה פירושו לעשות משהו כדי שהפגיעה תקטן, ולומר מה המחיר. למשל: ״נקליט חצי כיתה; זה יעלה לנו במחצית הנתונים.״',
    ),
    term(
      'הסכמה|הסכמה מדעת',
      'הסכמה פירושה שמישהו שמע מה יקרה, היה יכול לסרב, והסכים. למשל: טופס חתום, אחרי שיחה במילים מובנות.',
    ),
    term(
      'קוהרנטיות|קוהרנטי|לכידות',
      'טקסט הוא קוהרנטי כשכל משפט ממשיך משהו מקודמו. למשל: ״סימנו דבורים. התגים שוקלים 15 מיליגרם.״',
    ),
    term(
      'רעיון מרכזי|רעיונות מרכזיים|מונח|מונח מרכזי|מונחים מרכזיים',
      'רעיון מרכזי הוא אחד הדברים המעטים שהטקסט חוזר אליהם. למשל: ״הדבורים המסומנות״.',
    ),
    term(
      'מילת קישור|מילות קישור|קישור|יחס',
      'מילת קישור אומרת איך שני רעיונות מתחברים. למשל: ״כי״ נותנת סיבה, ״אבל״ ניגוד.',
    ),
    term(
      'נקודה|פסקה|המשפט החזק|המשפט החזק ביותר',
      'הנקודה של פסקה היא מה שהקורא צריך לזכור ממנה, בכמה מילים; המשפט החזק ביותר הוא זה שאומר אותה הכי טוב. למשל: ״דבורים ותיקות חוזרות הביתה.״',
    ),
    term(
      'מסר|מחצית החיים',
      'המסר הוא הדבר האחד שהקורא צריך לדעת גם מחר. למשל: ״שתלו שיחים, ודבורים ימצאו את הבית.״',
    ),
  ],
};
