import type { Passage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Sayings } from '../texts/sayings.ts';
import type { Rule } from './rule.ts';

type Relation = keyof Sayings['relations'];

const listed = (lists: Readonly<Record<Relation, string>>): ReadonlyMap<string, Relation> =>
  new Map(
    (Object.entries(lists) as [Relation, string][]).flatMap(([relation, words]) =>
      words.split(' | ').map((word) => [word, relation] as const),
    ),
  );

/** Connectors that begin a sentence or follow a comma, by the relation readers expect after them. */
const connectors: Readonly<Record<Passage['language'], ReadonlyMap<string, Relation>>> = {
  en: listed({
    adds: 'moreover | furthermore | in addition | additionally',
    contrasts: 'however | nevertheless | on the other hand | in contrast',
    causes: 'therefore | thus | consequently | as a result',
    example: 'for example | for instance',
    sequence: 'then | next | finally | afterwards',
  }),
  he: listed({
    adds: 'בנוסף | יתר על כן | זאת ועוד',
    contrasts: 'אולם | עם זאת | לעומת זאת | מצד שני',
    causes: 'לכן | כתוצאה מכך | על כן',
    example: 'לדוגמה | למשל',
    sequence: 'לאחר מכן | לבסוף | תחילה',
  }),
};

/** More of them, of one meaning only, which stand within a sentence as well. */
const within: Readonly<Record<Passage['language'], ReadonlyMap<string, Relation>>> = {
  en: listed({
    adds: 'also | besides | what is more | likewise',
    contrasts: 'but | yet | although | though | whereas | despite | instead | in spite of',
    causes: 'because | because of | hence | due to | that is why | so that',
    example: 'such as | e.g. | to illustrate',
    sequence: 'first | second | third | later | meanwhile | subsequently | before | after',
  }),
  he: listed({
    adds: 'גם | נוסף על כך | יתרה מזאת | כמו כן',
    contrasts: 'אבל | אך | אף על פי ש | אף כי | למרות | ואולם | לעומת',
    causes: 'כי | בגלל | משום ש | מפני ש | מכיוון ש | ולכן | לפיכך',
    example: 'כגון | לדוגמא',
    sequence: 'ראשית | שנית | אחר כך | קודם | בסוף',
  }),
};

/** The words by which a student may name a relation in the table, in either language. */
const relationNames: Readonly<Record<string, Relation>> = {
  adds: 'adds',
  adding: 'adds',
  more: 'adds',
  add: 'adds',
  addition: 'adds',
  contrasts: 'contrasts',
  contrast: 'contrasts',
  contrasting: 'contrasts',
  opposite: 'contrasts',
  causes: 'causes',
  cause: 'causes',
  result: 'causes',
  causal: 'causes',
  reason: 'causes',
  effect: 'causes',
  consequence: 'causes',
  examples: 'example',
  order: 'sequence',
  time: 'sequence',
  example: 'example',
  sequence: 'sequence',
  מוסיף: 'adds',
  הוספה: 'adds',
  תוספת: 'adds',
  ניגוד: 'contrasts',
  מנגד: 'contrasts',
  סיבה: 'causes',
  תוצאה: 'causes',
  דוגמה: 'example',
  רצף: 'sequence',
};

const repeated = 3;

/** The connectors that open a sentence, each with the first sentence it opens. */
export const connectorsIn = ({ sentences, language }: Passage) =>
  [...connectors[language].keys()].flatMap((word) => {
    const sentence = sentences.find(({ text }) =>
      new RegExp(
        `^${word}(?!\\p{L})(?! (?:year|month|week|time|day|morning|spring|summer|autumn|fall|winter)(?!\\p{L}))`,
        'iu',
      ).test(text),
    );
    return sentence ? [{ word, sentence }] : [];
  });

/** One connector three times or more. */
export const sameConnector: Rule = ({ draft, say }) => {
  for (const word of connectors[draft.language].keys()) {
    const found = draft.sentences.filter(({ text }) => text.toLowerCase().startsWith(word));
    if (found.length < repeated) continue;
    const last = found.at(-1);
    return {
      kind: 'change',
      text: say.change.sameConnector(word, found.length),
      quote: quote(last?.text ?? ''),
    };
  }
  return null;
};

/** A cell without the signs around its word. */
const bare = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/^e\.g$/u, 'e.g.');

/** Whether a text holds a connector as words of their own. */
const holds = (text: string, connector: string) => {
  const at = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}.’']+/gu, ' ')} `;
  return connector !== '' && at.includes(` ${connector} `);
};

/** A connector to which the student gave another relation than readers expect. The table: connector, relation, missing link. */
export const otherRelation: Rule = ({ draft, request, say }) => {
  for (const [word = '', named = ''] of request.table) {
    const connector = bare(word);
    const expected =
      connectors[draft.language].get(connector) ?? within[draft.language].get(connector);
    const given = relationNames[bare(named)];
    const sentence = draft.sentences.find(({ text }) => holds(text, connector));
    if (!expected || !given || expected === given || !sentence) continue;
    const text = say.change.otherRelation(connector, say.relations[expected]);
    return { kind: 'change', text, quote: quote(sentence.text) };
  }
  return null;
};
