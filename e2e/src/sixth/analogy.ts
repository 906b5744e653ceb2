/** A made-up conversation, as somebody would add one: the files of its folder, and its drawing. */
export const analogy: Readonly<Record<string, string>> = {
  'packages/exercises/src/words/en/analogy.json': `{
  "introduction": {
    "task": "Analogy",
    "name": "Analogy Coach",
    "card": "Say what your work is like, and where the likeness ends.",
    "title": "Analogy Writing Exercise",
    "lead": "Bring one idea. You will find something your readers know that it is like.",
    "terms": [{ "name": "Source", "text": "What your readers know already." }]
  },
  "labels": { "idea": "Idea", "likeness": "Likeness", "likenessScore": "Score", "holds": "Does It Hold" },
  "welcome": "Welcome to Analogy.",
  "idea": "Which idea is hard to explain?",
  "likeness": "What is it like? Write one sentence.",
  "holds": "Does the likeness hold to the end?",
  "closing": "Thank you. Every likeness ends somewhere."
}
`,
  'packages/exercises/src/words/he/analogy.json': `{
  "introduction": {
    "task": "אנלוגיה",
    "name": "מאמן האנלוגיות",
    "card": "אמרו למה העבודה שלכם דומה, ואיפה הדמיון נגמר.",
    "title": "תרגיל כתיבה: אנלוגיה",
    "lead": "הביאו רעיון אחד. תמצאו דבר שהקוראים מכירים ושהוא דומה לו.",
    "terms": [{ "name": "מקור", "text": "מה שהקוראים כבר יודעים." }]
  },
  "labels": { "idea": "הרעיון", "likeness": "הדמיון", "likenessScore": "ציון", "holds": "האם הוא מחזיק" },
  "welcome": "ברוכים הבאים.",
  "idea": "איזה רעיון קשה להסביר?",
  "likeness": "למה הוא דומה? כתבו משפט אחד.",
  "holds": "האם הדמיון מחזיק עד הסוף?",
  "closing": "תודה. כל דמיון נגמר באיזשהו מקום."
}
`,
  'packages/exercises/src/analogy/record.ts': `
import { field } from '../answers/record-fields.ts';
import { labelled, type Words } from '../words/words.ts';

const label = (name: keyof Words['analogy']['labels']) =>
  labelled(({ analogy }) => analogy.labels[name]);

export const fields = {
  idea: field('text', 'idea', label('idea')),
  likeness: field('text', 'likeness', label('likeness')),
  likenessScore: field('number', 'likeness_score', label('likenessScore')),
  holds: field('choice', 'holds', label('holds')),
};

export type Name = keyof typeof fields;
`,
  'packages/exercises/src/analogy/script.ts': `
import { noFacts } from '../answers/record-fields.ts';
import type { Setting, TalkScript } from '../exercise/script-types.ts';
import type { Grade } from '../grade/grade.ts';
import { yesNoUnsure } from '../answers/choices.ts';
import { stepsFor } from '../steps/step-builders.ts';
import { say } from '../turn/turn.ts';
import { phrases, words } from '../words/words.ts';
import { fields } from './record.ts';
import type { Name } from './record.ts';

export const scoreOf = ({ score }: Grade) => ({ likenessScore: String(score) });

export function script(setting: Setting): TalkScript<Name> {
  const { choose, write } = stepsFor<Name>(setting);
  const said = words[setting.language].analogy;
  const { notice, afterwards } = phrases[setting.language];
  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(notice)],
    steps: [
      write('idea', said.idea),
      write('likeness', said.likeness, {
        feedback: {
          grade: { text: (facts) => facts.likeness, show: 'whole', range: { from: 10, to: 30 }, isLast: true, keep: scoreOf },
          coach: (facts) => ({ focus: 'summary', draft: facts.likeness }),
        },
      }),
      choose('holds', said.holds, yesNoUnsure),
    ],
    closing: () => [say(said.closing)],
    afterwards: [say(afterwards)],
  };
}
`,
  'packages/exercises/src/analogy/exercise.ts': `
import { defineExercise } from '../exercise/exercise.ts';
import { yesNoUnsure } from '../answers/choices.ts';
import { inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';
import { fields } from './record.ts';
import { scoreOf, script } from './script.ts';

export const analogy = defineExercise({
  name: 'analogy',
  sharedAs: 'Analogy',
  introduction: inLanguages((language) => words[language].analogy.introduction),
  route: '/analogy',
  table: 'analogy_user_interactions',
  endpoint: '/api/Analogy',
  hasSlimEndpoint: true,
  researchName: 'analogy',
  openingStage: 0,
  fields,
  firstWords: 'idea',
  choices: { holds: yesNoUnsure },
  graded: [{ text: 'likeness', keep: scoreOf }],
  script,
  finishes: { stage: 3 },
});
`,
  'apps/web/src/features/home/illustrations/analogy-picture.tsx': `
import { Picture } from './illustration-frame.tsx';

export default function AnalogyPicture() {
  return (
    <Picture>
      <circle data-drawing="analogy" className="teal" cx="70" cy="60" r="30" />
      <circle className="teal" cx="130" cy="60" r="30" />
    </Picture>
  );
}
`,
};

/** Its line in the catalogue: where it comes from, and its place. */
export const lineInCatalog = (catalog: string): string =>
  `import { analogy } from '../analogy/exercise.ts';\n${catalog.replace(/(const catalog = \[[^\]]*?),?\s*\]/u, '$1, analogy]')}`;

/** Its line in the words of a language. */
export const lineInWords = (index: string): string =>
  `import analogy from './analogy.json' with { type: 'json' };\n${index.replace('sentences = {', 'sentences = {\n  analogy,')}`;

/** A conversation from its first answer to its last. */
export const answers = [
  'A cell decides when to die.',
  'A cell that dies is like a leaf that a tree lets go in autumn.',
  'Yes',
] as const;
