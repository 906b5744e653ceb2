import type { ConversationLanguage } from '../phrases/language.ts';
import type { ChoiceTexts } from '../session/choice-script.ts';
import type { SessionTexts } from '../session/session.ts';

interface QuestionTexts extends ChoiceTexts {
  readonly table: string;
  /** In place of `table` for a writer who answered yes, where it would contradict that. */
  readonly tableIfYes?: string;
  readonly headers: readonly string[];
  readonly example: readonly string[];
}

type Texts = SessionTexts<QuestionTexts>;

const en: Texts = {
  welcome:
    'Welcome to the Coherence Coach. A text is coherent when each sentence hands the reader on to the next. We will look at your text through up to five questions, one at a time, and you will revise as we go.',
  initial:
    'Please send me the text you would like to work on, 150 to 500 words. A draft is better than a finished piece.',
  number: (n) => `Question ${n} of 5.`,
  questions: {
    1: {
      question: 'Does each key idea keep the same name throughout?',
      why: 'When one thing has two names, readers look for two things.',
      table:
        'List your key terms. For each, write the other names you used for it, and the one you want to keep.',
      headers: ['Term', 'Other names used', 'Name to keep'],
      example: ['bumblebee', 'pollinator, insect, forager', 'bumblebee'],
      revise:
        'Revise your text so that each key idea keeps one name, and send me the whole text. If it is fine as it is, choose “No change”.',
    },
    2: {
      question: 'Do most sentences begin with something the reader already knows?',
      why: 'Readers follow more easily when a sentence opens with what they have just met and ends with what is new.',
      table:
        'Pick two or more sentences that open with something new. What in the sentence before should each link back to?',
      tableIfYes:
        'Good. Pick the two or more sentences that come nearest to opening with something new. What in the sentence before does each link back to?',
      headers: ['Sentence (its first words)', 'What it should link back to'],
      example: ['Radar tags weighing 15 mg …', 'how we followed each bee'],
      revise:
        'Revise these openings so that each sentence starts from what the reader knows, and send me the whole text. Or choose “No change”.',
    },
    3: {
      question: 'Can every this, it and they be traced to one thing?',
      why: 'You know what “this” means. The reader has to guess.',
      table: 'List the words that point back (this, it, they, which) and what each stands for.',
      headers: ['Word and its sentence', 'What it stands for'],
      example: ['“This shows …”', 'that old bees return more often'],
      revise:
        'Where a reader could be in doubt, put the noun back: “this result”, “the bees”. Send me the whole text, or choose “No change”.',
    },
    4: {
      question: 'Does each paragraph make one point, with its news at the end of the sentence?',
      why: 'A paragraph is a promise of one point, and the end of a sentence is where a reader listens.',
      table:
        'For each paragraph write its point in ten words or fewer, and copy its strongest sentence.',
      headers: ['Paragraph', 'Its point, ten words or fewer', 'Its strongest sentence'],
      example: [
        '1',
        'Old bees find home because they know more landmarks.',
        'They remember not one tree but four.',
      ],
      revise:
        'Split, join or rearrange where a paragraph makes more than one point, and move the news to the end of its sentence. Send me the whole text, or choose “No change”.',
    },
    5: {
      question: 'Is each link between ideas the relation you mean?',
      why: '“Moreover” and “however” do not make a link; they only name one that must be there.',
      table:
        'List your connecting words and the relation each one stands for: adds, contrasts, causes, example or sequence. Where a link is missing, say which.',
      headers: ['Connector', 'Relation', 'Missing link'],
      example: ['moreover', 'causes', '“so” would say it'],
      revise:
        'Change or take out the connectors that do not say what you mean, and add the missing ones. Send me the whole text, or choose “No change”.',
    },
  },
  final:
    'Now read your text aloud from the first word to the last, and send me the final version. “No change” keeps it as it stands.',
  closing:
    'Thank you. These questions work without me: one name for one thing, known before new, a clear “this”, one point a paragraph, honest links.',
};

const he: Texts = {
  welcome:
    'ברוכים הבאים למאמן הקוהרנטיות. טקסט הוא קוהרנטי כשכל משפט מוביל את הקורא ביד אל המשפט הבא. נבחן את הטקסט שלכם בעזרת חמש שאלות לכל היותר, אחת בכל פעם, ותתקנו תוך כדי.',
  initial: 'שלחו לי את הטקסט שתרצו לעבוד עליו, 150 עד 500 מילים. טיוטה עדיפה על טקסט גמור.',
  number: (n) => `שאלה ${n} מתוך 5.`,
  questions: {
    1: {
      question: 'האם כל רעיון מרכזי שומר על אותו שם לכל אורך הטקסט?',
      why: 'כשלדבר אחד יש שני שמות, הקורא מחפש שני דברים.',
      table:
        'רשמו את המונחים המרכזיים שלכם. ליד כל אחד כתבו אילו שמות אחרים נתתם לו, ואיזה שם תשאירו.',
      headers: ['מונח', 'שמות אחרים בטקסט', 'השם שיישאר'],
      example: ['דבורת בומבוס', 'מאביקה, חרק', 'דבורת בומבוס'],
      revise:
        'תקנו את הטקסט כך שלכל רעיון מרכזי יהיה שם אחד, ושלחו לי את הטקסט כולו. אם הוא טוב כמו שהוא, בחרו ״בלי שינוי״.',
    },
    2: {
      question: 'האם רוב המשפטים נפתחים במשהו שהקורא כבר יודע?',
      why: 'קל יותר לעקוב כשמשפט נפתח במה שפגשנו זה עתה ומסתיים במה שחדש.',
      table: 'בחרו שני משפטים או יותר שנפתחים בדבר חדש. אל מה במשפט הקודם צריך כל אחד מהם להתחבר?',
      tableIfYes:
        'יופי. בחרו שני משפטים או יותר שהפתיחה שלהם הכי קרובה לדבר חדש. אל מה במשפט הקודם כל אחד מהם מתחבר?',
      headers: ['המשפט (המילים הראשונות)', 'אל מה הוא צריך להתחבר'],
      example: ['תגים במשקל 15 מיליגרם…', 'איך עקבנו אחרי כל דבורה'],
      revise:
        'תקנו את הפתיחות האלה כך שכל משפט יתחיל ממה שהקורא יודע, ושלחו לי את הטקסט כולו. או בחרו ״בלי שינוי״.',
    },
    3: {
      question: 'האם ברור על מה מצביעה כל מילה כמו ״זה״, ״הוא״ או ״הם״?',
      why: 'אתם יודעים מה פירוש ״זה״. הקורא צריך לנחש.',
      table: 'רשמו את המילים שמצביעות לאחור (זה, הוא, הם, כך) ועל מה כל אחת מצביעה.',
      headers: ['המילה והמשפט שלה', 'על מה היא מצביעה'],
      example: ['״זה מראה…״', 'שדבורים ותיקות חוזרות יותר'],
      revise:
        'במקום שבו הקורא עלול להסס, החזירו את שם העצם: ״התוצאה הזאת״, ״הדבורים״. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
    4: {
      question: 'האם כל פסקה אומרת דבר אחד, והחידוש בא בסוף המשפט?',
      why: 'פסקה היא הבטחה לנקודה אחת, ובסוף המשפט הקורא מקשיב.',
      table: 'לכל פסקה כתבו את הנקודה שלה בעשר מילים לכל היותר, והעתיקו את המשפט החזק ביותר בה.',
      headers: ['פסקה', 'הנקודה שלה, עד עשר מילים', 'המשפט החזק ביותר'],
      example: [
        '1',
        'דבורים ותיקות מוצאות את הבית כי הן מכירות יותר נקודות ציון.',
        'הן זוכרות לא עץ אחד אלא ארבעה.',
      ],
      revise:
        'פצלו, חברו או סדרו מחדש היכן שפסקה אומרת יותר מדבר אחד, והעבירו את החידוש לסוף המשפט. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
    5: {
      question: 'האם כל קישור בין רעיונות מבטא את היחס שהתכוונתם אליו?',
      why: '״יתרה מזאת״ ו״אולם״ אינן יוצרות קשר; הן רק קוראות בשם לקשר שצריך להיות שם.',
      table:
        'רשמו את מילות הקישור ואת היחס שכל אחת מבטאת: תוספת, ניגוד, סיבה, דוגמה או רצף. היכן שחסר קישור, כתבו איזה.',
      headers: ['מילת קישור', 'היחס', 'קישור חסר'],
      example: ['יתרה מזאת', 'סיבה', '״ולכן״ היה אומר זאת'],
      revise:
        'שנו או הסירו מילות קישור שאינן אומרות את מה שהתכוונתם, והוסיפו את החסרות. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
  },
  final:
    'קראו עכשיו את הטקסט בקול, מהמילה הראשונה עד האחרונה, ושלחו לי את הגרסה הסופית. ״בלי שינוי״ משאיר אותה כמו שהיא.',
  closing:
    'תודה. השאלות האלה עובדות גם בלעדיי: שם אחד לדבר אחד, המוכר לפני החדש, ״זה״ ברור, נקודה אחת בפסקה, קישורים כנים.',
};

export const texts: Readonly<Record<ConversationLanguage, Texts>> = { en, he };
