import type { ConversationLanguage } from '@vernacular/exercises';

interface WorkedExample {
  readonly draft: string;
  readonly comments: readonly {
    readonly kind: 'works' | 'change' | 'question';
    readonly quote: string;
    readonly text: string;
  }[];
}

/** Two drafts with comments as a good teacher gives them: one with something to praise, one without. */
export const workedExamples: Readonly<
  Record<ConversationLanguage, readonly [WorkedExample, WorkedExample]>
> = {
  en: [
    {
      draft: 'We weighed 40 owls each winter. Light ones laid fewer eggs. This is important.',
      comments: [
        {
          kind: 'works',
          quote: 'We weighed 40 owls each winter.',
          text: 'You say what you did and to how many, so a reader can see the work.',
        },
        {
          kind: 'change',
          quote: 'This is important.',
          text: 'A reader is told that it matters and not for whom; name one who would act on it.',
        },
        { kind: 'question', quote: '', text: 'Who decides something about owls, and when?' },
      ],
    },
    {
      draft: 'Our revolutionary method is better than everything before it.',
      comments: [
        {
          kind: 'change',
          quote: 'better than everything before it',
          text: 'Nothing here lets a reader check this; say better at what, and how you know.',
        },
        { kind: 'question', quote: '', text: 'What did you compare it with?' },
      ],
    },
  ],
  he: [
    {
      draft: 'שקלנו 40 ינשופים בכל חורף. הקלים הטילו פחות ביצים. זה חשוב.',
      comments: [
        {
          kind: 'works',
          quote: 'שקלנו 40 ינשופים בכל חורף.',
          text: 'אתם אומרים מה עשיתם ובכמה, וכך הקורא רואה את העבודה.',
        },
        {
          kind: 'change',
          quote: 'זה חשוב.',
          text: 'הקורא שומע שזה חשוב ולא למי; תנו דוגמה למי שיפעל אחרת בזכות זה.',
        },
        { kind: 'question', quote: '', text: 'מי מחליט משהו על ינשופים, ומתי?' },
      ],
    },
    {
      draft: 'השיטה המהפכנית שלנו טובה מכל מה שהיה לפניה.',
      comments: [
        {
          kind: 'change',
          quote: 'טובה מכל מה שהיה לפניה',
          text: 'אין כאן דבר שהקורא יכול לבדוק; אמרו טובה במה, ואיך אתם יודעים.',
        },
        { kind: 'question', quote: '', text: 'למה השוויתם אותה?' },
      ],
    },
  ],
};
