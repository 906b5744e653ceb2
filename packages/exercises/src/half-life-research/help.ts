import { help } from '../help/help.ts';
import type { HelpTable } from '../help/help.ts';

type Field = 'initialText' | `question${1 | 2 | 3 | 4 | 5}Details`;

export const helps: HelpTable<Field> = {
  en: {
    initialText: help(
      'If this reader asked you at a bus stop what you do all day, what would you answer? Write that down.',
      '“Old bumblebees find home after a storm, young ones get lost. We tagged 214 of them …”',
    ),
    question1Details: help(
      'If your reader forgets all but one sentence, which one should stay?',
      '“Old bumblebees find home after a storm because they know more landmarks.”',
    ),
    question2Details: help(
      'Cover one sentence after the other with your hand. Which one does nobody miss?',
      '“The sentence about the tags could go; then nobody knows how we followed the bees.”',
    ),
    question3Details: help(
      'Which word of the text have you never heard your reader say?',
      '“Foragers: I would say bees that fetch food.”',
    ),
    question4Details: help(
      'What could this reader do, save, or worry less about?',
      '“She can plant a row of hedges, and her fruit trees are visited after storms too.”',
    ),
    question5Details: help(
      'Your reader tells it over the phone. What do they say?',
      '“Did you know that old bees find home after a storm, and young ones do not? A row of hedges shows them the way.”',
    ),
  },
  he: {
    initialText: help(
      'אילו הקורא הזה שאל אתכם בתחנת אוטובוס מה אתם עושים כל היום, מה הייתם עונים? כתבו את זה.',
      '״דבורים ותיקות מוצאות את הבית אחרי סערה, צעירות הולכות לאיבוד. סימנו 214 מהן…״',
    ),
    question1Details: help(
      'אם הקורא ישכח הכול חוץ ממשפט אחד, איזה משפט צריך להישאר?',
      '״דבורים ותיקות מוצאות את הבית אחרי סערה כי הן מכירות יותר נקודות ציון.״',
    ),
    question2Details: help(
      'כסו ביד משפט אחר משפט. איזה מהם לא חסר לאיש?',
      '״אפשר לוותר על המשפט על התגים; אז איש לא יידע איך עקבנו אחרי הדבורים.״',
    ),
    question3Details: help(
      'איזו מילה בטקסט לא שמעתם מעולם מפי הקורא שלכם?',
      '״מאביקות: הייתי אומר דבורים שעוברות מפרח לפרח.״',
    ),
    question4Details: help(
      'מה הקורא הזה יוכל לעשות, לחסוך, או לדאוג לו פחות?',
      '״היא יכולה לשתול שורת שיחים, ודבורים יבקרו בעצי הפרי שלה גם אחרי סערות.״',
    ),
    question5Details: help(
      'הקורא שלכם מספר את זה בטלפון. מה הוא אומר?',
      '״ידעת שדבורים ותיקות מוצאות את הבית אחרי סערה, וצעירות לא? שורת שיחים מראה להן את הדרך.״',
    ),
  },
};
