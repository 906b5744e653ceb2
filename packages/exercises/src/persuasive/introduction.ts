import type { Introduction } from '../exercise/introduction.ts';
import type { InLanguages } from '../phrases/language.ts';

export const introduction: InLanguages<Introduction> = {
  en: {
    task: 'Persuasive',
    name: 'Persuasion and Rhetorics',
    card: 'Strengthen a summary with good reasons, your readers’ values and your own credibility.',
    title: 'Persuasive Writing Exercise',
    lead: 'Three things move a reader: reasons, what the reader cares about, and trust in the writer. You will work on each in turn.',
    terms: [
      {
        name: 'Logos',
        text: 'The reasons. Claims, the evidence for them, and an order that can be followed.',
      },
      { name: 'Pathos', text: 'What the reader cares about. Values you share, named and met.' },
      {
        name: 'Ethos',
        text: 'Why you can be trusted. Who you are, what you rely on, and what you do not know.',
      },
    ],
    example: {
      title: 'An example: one finding, four audiences',
      text: 'The finding: a cheap coating keeps water filters clean three times as long.',
      headers: ['Audience', 'Logos', 'Pathos', 'Ethos'],
      rows: [
        [
          'Lay, general',
          'A filter that lasted a month now lasts three.',
          'Clean water for your children, without thinking about it each week.',
          'We tested it for two years in forty homes like yours.',
        ],
        [
          'Investors',
          'The coating costs two cents a filter and saves one replacement in three.',
          'A fair return from something that people need every day.',
          'Our team has brought two products to market. The patent is filed.',
        ],
        [
          'Policymakers',
          'Towns with old pipes would save a third of what they spend on filters.',
          'Every household, rich or poor, gets the same water.',
          'The health ministry’s laboratory repeated our measurements.',
        ],
        [
          'Scientific, professional',
          'Fouling fell by 68 percent over 24 months in a blinded trial of 40 sites.',
          'It opens a road that colleagues in other climates can test.',
          'Data and code are open. We have not yet tested hard water.',
        ],
      ],
    },
  },
  he: {
    task: 'שכנוע ורטוריקה',
    name: 'שכנוע ורטוריקה',
    card: 'חזקו תקציר בנימוקים טובים, בערכים של הקוראים ובאמינות שלכם.',
    title: 'תרגיל כתיבה משכנעת',
    lead: 'שלושה דברים מניעים קורא: נימוקים, מה שחשוב לו, ואמון בכותב. תעבדו על כל אחד מהם בתורו.',
    terms: [
      { name: 'לוגוס', text: 'הנימוקים. טענות, הראיות להן, וסדר שאפשר ללכת בו.' },
      { name: 'פתוס', text: 'מה שחשוב לקורא. ערכים משותפים שנאמרים ונענים.' },
      { name: 'אתוס', text: 'למה אפשר לסמוך עליכם. מי אתם, על מה אתם נשענים ומה אינכם יודעים.' },
    ],
    example: {
      title: 'דוגמה: ממצא אחד, ארבעה קהלים',
      text: 'הממצא: ציפוי זול שומר על מסנני מים נקיים פי שלושה זמן.',
      headers: ['קהל', 'לוגוס', 'פתוס', 'אתוס'],
      rows: [
        [
          'קהל רחב',
          'מסנן שהחזיק חודש מחזיק עכשיו שלושה.',
          'מים נקיים לילדים, בלי לחשוב על כך כל שבוע.',
          'בדקנו אותו שנתיים בארבעים בתים כמו שלכם.',
        ],
        [
          'משקיעים',
          'הציפוי עולה שני סנט למסנן וחוסך החלפה אחת מכל שלוש.',
          'תשואה הוגנת מדבר שאנשים צריכים בכל יום.',
          'הצוות שלנו כבר הביא שני מוצרים לשוק. הפטנט הוגש.',
        ],
        [
          'קובעי מדיניות',
          'ערים עם צנרת ישנה יחסכו שליש ממה שהן מוציאות על מסננים.',
          'כל בית, עשיר או עני, מקבל אותם מים.',
          'המעבדה של משרד הבריאות חזרה על המדידות שלנו.',
        ],
        [
          'קהל מדעי ומקצועי',
          'הסתימה ירדה ב־68 אחוז במשך 24 חודשים, בניסוי סמוי ב־40 אתרים.',
          'זה פותח דרך שעמיתים באקלים אחר יכולים לבדוק.',
          'הנתונים והקוד פתוחים. מים קשים עוד לא בדקנו.',
        ],
      ],
    },
  },
};
