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

/** The words by which a student may name a relation in the table, in either language. */
const relationNames: Readonly<Record<string, Relation>> = {
  adds: 'adds',
  add: 'adds',
  addition: 'adds',
  contrasts: 'contrasts',
  contrast: 'contrasts',
  causes: 'causes',
  cause: 'causes',
  result: 'causes',
  example: 'example',
  sequence: 'sequence',
  מוסיף: 'adds',
  הוספה: 'adds',
  ניגוד: 'contrasts',
  מנגד: 'contrasts',
  סיבה: 'causes',
  תוצאה: 'causes',
  דוגמה: 'example',
  רצף: 'sequence',
};

const repeated = 3;

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

/** A connector to which the student gave another relation than readers expect. The table: connector, relation, missing link. */
export const otherRelation: Rule = ({ draft, request, say }) => {
  for (const [word = '', named = ''] of request.table) {
    const connector = word.trim().toLowerCase();
    const expected = connectors[draft.language].get(connector);
    const given = relationNames[named.trim().toLowerCase()];
    const sentence = draft.sentences.find(({ text }) => text.toLowerCase().includes(connector));
    if (!expected || !given || expected === given || !sentence) continue;
    const text = say.change.otherRelation(word.trim(), say.relations[expected]);
    return { kind: 'change', text, quote: quote(sentence.text) };
  }
  return null;
};
