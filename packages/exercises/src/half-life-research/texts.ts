import type { ConversationLanguage } from '../phrases/language.ts';
import type { ChoiceTexts } from '../session/choice-script.ts';
import type { SessionTexts } from '../session/session.ts';

interface QuestionTexts extends ChoiceTexts {
  readonly details: string;
}

type Texts = SessionTexts<QuestionTexts>;

const en: Texts = {
  welcome:
    'Welcome to Half Life. You will tell one reader about your work in about 120 words. Then I ask up to five questions, and after each you write the text again: first at the same length, then shorter, and at the end at full length once more.',
  initial:
    'Choose one reader outside your field and name them to yourself: a neighbour, a teacher, a member of your town council. Tell this reader about your work in about 120 words (100 to 140).',
  number: (n) => `Question ${n} of 5.`,
  questions: {
    1: {
      question: 'Does your first sentence say what you found?',
      why: 'A reader may stop after the first sentence.',
      details:
        'What is the one thing your reader should remember tomorrow? Write it in one sentence.',
      revise:
        'Now send me the whole text with that one thing in its first sentence, about 120 words. If it begins so already, choose “No change”.',
    },
    2: {
      question: 'Does every sentence serve it?',
      why: '“It” is the one thing your reader should remember.',
      details:
        'Which sentences could go, and what would be lost without them? One or two sentences will do.',
      revise:
        'Write the text again in about 60 words (45 to 75): keep what serves the one thing. Or choose “No change”.',
    },
    3: {
      question: 'Would your reader say all its words aloud?',
      why: 'Try it: read the text aloud as your reader would.',
      details: 'Which words would your reader not use, and what would you say instead?',
      revise:
        'Write the text again in about 60 words (45 to 75), in words your reader would use. Or choose “No change”.',
    },
    4: {
      question: 'Does it say why it matters to this reader?',
      why: 'What matters to you may not matter to them.',
      details: 'What changes for this reader? One or two sentences will do.',
      revise:
        'Write the text again in about 60 words (45 to 75), so that it says what changes for this reader. Or choose “No change”.',
    },
    5: {
      question: 'Could your reader tell it to a friend?',
      why: 'The friend hears it from your reader, not from you.',
      details: 'How would the friend hear it? Write it in about 30 words (20 to 40).',
      revise:
        'Now write about 120 words again (100 to 140), built around what the friend hears. Or choose “No change”.',
    },
  },
  final:
    'Read your text aloud once, as if to the reader you chose, and send me the final version. “No change” keeps it as it stands.',
  closing:
    'Thank you. These questions work without me: the finding first, nothing that does not serve it, the reader’s own words, why it matters to them, and whether they could pass it on.',
};

const he: Texts = {
  welcome:
    'ברוכים הבאים ל״מחצית החיים״. תספרו לקורא אחד על עבודתכם בכ־120 מילים. אחר כך אשאל עד חמש שאלות, ואחרי כל אחת תכתבו את הטקסט שוב: קודם באותו אורך, אחר כך קצר יותר, ובסוף שוב באורך המלא.',
  initial:
    'בחרו קורא אחד מחוץ לתחום שלכם וקראו לו בשם, בינכם לבין עצמכם: שכן, מורה, חברת מועצת העיר. ספרו לקורא הזה על עבודתכם בכ־120 מילים (100 עד 140).',
  number: (n) => `שאלה ${n} מתוך 5.`,
  questions: {
    1: {
      question: 'האם המשפט הראשון שלכם אומר מה מצאתם?',
      why: 'ייתכן שהקורא יעצור אחרי המשפט הראשון.',
      details: 'מה הדבר האחד שהקורא צריך לזכור מחר? כתבו אותו במשפט אחד.',
      revise:
        'שלחו לי עכשיו את הטקסט כולו, כ־120 מילים, כשהדבר האחד הזה עומד במשפט הראשון. אם הוא כבר נפתח כך, בחרו ״בלי שינוי״.',
    },
    2: {
      question: 'האם כל משפט משרת אותו?',
      why: '״אותו״ הוא הדבר האחד שהקורא צריך לזכור.',
      details: 'על אילו משפטים אפשר לוותר, ומה ילך לאיבוד בלעדיהם? די במשפט או שניים.',
      revise:
        'כתבו את הטקסט שוב בכ־60 מילים (45 עד 75): השאירו את מה שמשרת את הדבר האחד. או בחרו ״בלי שינוי״.',
    },
    3: {
      question: 'האם הקורא שלכם היה אומר בקול את כל המילים שבו?',
      why: 'נסו: קראו את הטקסט בקול כמו שהקורא היה קורא אותו.',
      details: 'באילו מילים הקורא לא היה משתמש, ומה הייתם אומרים במקומן?',
      revise:
        'כתבו את הטקסט שוב בכ־60 מילים (45 עד 75), במילים שהקורא היה משתמש בהן. או בחרו ״בלי שינוי״.',
    },
    4: {
      question: 'האם הוא אומר למה זה חשוב לקורא הזה?',
      why: 'מה שחשוב לכם אולי אינו חשוב לו.',
      details: 'מה משתנה בשביל הקורא הזה? די במשפט או שניים.',
      revise:
        'כתבו את הטקסט שוב בכ־60 מילים (45 עד 75), כך שיאמר מה משתנה בשביל הקורא הזה. או בחרו ״בלי שינוי״.',
    },
    5: {
      question: 'האם הקורא שלכם יוכל לספר אותו לחבר?',
      why: 'החבר שומע את זה מהקורא, ולא מכם.',
      details: 'איך החבר ישמע את זה? כתבו זאת בכ־30 מילים (20 עד 40).',
      revise:
        'כתבו עכשיו שוב כ־120 מילים (100 עד 140), בנויות סביב מה שהחבר שומע. או בחרו ״בלי שינוי״.',
    },
  },
  final:
    'קראו את הטקסט פעם אחת בקול, כאילו לקורא שבחרתם, ושלחו לי את הגרסה הסופית. ״בלי שינוי״ משאיר אותה כמו שהיא.',
  closing:
    'תודה. השאלות האלה עובדות גם בלעדיי: הממצא קודם, שום דבר שאינו משרת אותו, המילים של הקורא, למה זה חשוב לו, והאם יוכל להעביר את זה הלאה.',
};

export const texts: Readonly<Record<ConversationLanguage, Texts>> = { en, he };
