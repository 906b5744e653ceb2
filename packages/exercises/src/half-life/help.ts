import { help } from '../help/help.ts';
import type { HelpTable } from '../help/help.ts';
import type { TextName } from './record.ts';

export const helps: HelpTable<TextName> = {
  en: {
    text120First: help(
      'If a friend asked you at supper what you do all day, what would you answer? Write that down.',
      '“Bumblebees lose their way after storms. We tagged 214 of them to see who comes home …”',
    ),
    text60: help(
      'Which three sentences of your longer text would you keep?',
      '“Old bees come home after a storm twice as often as young ones: they know more landmarks. A line of hedges would help the young.”',
    ),
    text30: help(
      'Which one sentence of your longer text would you keep?',
      '“Plant hedges in a line, and young bumblebees find home after a storm.”',
    ),
    text120Last: help(
      'Begin with the one sentence that you would keep. What does a reader ask next? Answer that.',
      '“Plant hedges in a line, and young bumblebees find home. We saw it with 214 bees …”',
    ),
  },
  he: {
    text120First: help(
      'אילו חבר שאל אתכם בארוחת הערב מה אתם עושים כל היום, מה הייתם עונים? כתבו את זה.',
      '״דבורים מאבדות את הדרך אחרי סערה. סימנו 214 מהן כדי לראות מי חוזרת הביתה…״',
    ),
    text60: help(
      'אילו שלושה משפטים מהטקסט הארוך הייתם משאירים?',
      '״דבורים ותיקות חוזרות אחרי סערה פי שניים מצעירות: הן מכירות יותר נקודות ציון. שורת שיחים תעזור לצעירות.״',
    ),
    text30: help(
      'איזה משפט אחד מהטקסט הארוך הייתם משאירים?',
      '״שתלו שיחים בשורה, ודבורים צעירות ימצאו את הבית אחרי סערה.״',
    ),
    text120Last: help(
      'התחילו במשפט האחד שהייתם משאירים. מה ישאל הקורא אחריו? ענו על זה.',
      '״שתלו שיחים בשורה, ודבורים צעירות ימצאו את הבית. ראינו את זה אצל 214 דבורים…״',
    ),
  },
};
