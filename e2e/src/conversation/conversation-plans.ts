export type Language = 'en' | 'he';

/** One answer: words to write, the number of an option counted from one, or the rows of a table. */
export type Step = string | number | readonly (readonly string[])[];

interface Words {
  readonly name: string;
  readonly long: string;
  readonly half: string;
  readonly short: string;
  readonly value: string;
  readonly rows: readonly [string, string, string];
}

const sentences = {
  en: [
    'We study drinking water because many families depend on it.',
    'Our team measured it in forty homes over two years, and every family agreed before we began.',
    'The result was clear: a cheap coating kept the filters clean three times as long.',
    'Families may save money, but one town could be left out because its pipes are older.',
    'We do not yet know whether this holds in hard water, and we will test it next spring.',
  ],
  he: [
    'אנחנו חוקרים מי שתייה, כי משפחות רבות תלויות בהם.',
    'הצוות שלנו מדד אותם בארבעים בתים במשך שנתיים, וכל משפחה הסכימה לפני שהתחלנו.',
    'התוצאה הייתה ברורה: ציפוי זול שמר על המסננים נקיים פי שלושה זמן.',
    'משפחות יחסכו כסף, אבל עיר אחת עלולה להישאר בחוץ, כי הצנרת שלה ישנה יותר.',
    'עדיין איננו יודעים אם זה נכון גם במים קשים, ונבדוק זאת באביב הבא.',
  ],
} as const;

/** What is answered in each language. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    name: 'Dana',
    long: sentences.en.join(' '),
    half: sentences.en.slice(0, 4).join(' '),
    short: sentences.en[2],
    value: 'safe water for children',
    rows: ['filter', 'sieve', 'filter'],
  },
  he: {
    name: 'דנה',
    long: sentences.he.join(' '),
    half: sentences.he.slice(0, 4).join(' '),
    short: sentences.he[2],
    value: 'מים נקיים לילדים',
    rows: ['מסנן', 'רשת', 'מסנן'],
  },
};

/** An exercise gone through from its first message to its closing; the paths are those of the site. */
export interface Plan {
  readonly path: string;
  /** The end of its research address. */
  readonly variant: string | null;
  readonly steps: (said: Words) => readonly Step[];
}

const five = [1, 2, 3, 4, 5];
const reflections = [5, 4, 3, 2];

/** The exercises of the specification. In the long ones one question is revised and the others keep the text. */
export const plans: readonly Plan[] = [
  {
    path: '/half-life',
    variant: 'halflife',
    steps: ({ name, long, half, short }) => [name, 3, long, half, short, long, 2],
  },
  {
    path: '/persuasion-rhetorics',
    variant: null,
    steps: ({ long, short, value }) => [
      4,
      short,
      long,
      1,
      long,
      value,
      2,
      long,
      short,
      3,
      long,
      2,
      short,
      short,
      short,
    ],
  },
  {
    path: '/ethics',
    variant: null,
    steps: ({ long, short }) => [long, long, long, 2, short],
  },
  {
    path: '/coherence',
    variant: 'coherence',
    steps: ({ long, short, rows: [a, b, c] }) => {
      const columns = [
        [a, b, c],
        [a, b],
        [a, b],
        ['1', a, b],
        [a, b, c],
      ];
      const asked = five.flatMap((n) => [2, [columns[n - 1]!], n === 1 ? `${long} ${short}` : 1]);
      return [long, ...asked, 1, ...reflections, short];
    },
  },
  {
    path: '/critical-thinking',
    variant: 'critical-thinking',
    steps: ({ long, short }) => {
      const asked = five.flatMap((n) => [short, n === 1 ? `${long} ${short}` : 1]);
      return [long, ...asked, 1, ...reflections, short];
    },
  },
];

/** Those that studies have, the one without a screen of its own among them. */
export const studyPlans: readonly Pick<Plan, 'variant' | 'steps'>[] = [
  ...plans.filter(({ variant }) => variant !== null),
  {
    variant: 'halflife-research',
    steps: ({ long, half, short }) => {
      const asked = five.flatMap((n) => [2, short, n === 2 ? half : 1]);
      return [long, ...asked, 1, ...reflections, short];
    },
  },
];

/** The answers of a plan in a language. */
export const stepsOf = ({ steps }: Pick<Plan, 'steps'>, language: Language): readonly Step[] =>
  steps(words[language]);
