import { type FactName, readPassage } from '@vernacular/coach';
import type { CoachRequest } from '@vernacular/exercises';

import { jsonLines } from '../frame/data-sets.ts';

type Texts = Readonly<Partial<Record<string, string>>>;

export interface FactRequest {
  readonly set: string;
  readonly kinds: readonly FactName[];
  readonly request: CoachRequest;
}

const draftLength = 1200;

const asDraft = (text: string) =>
  text.length <= draftLength ? text : text.slice(0, text.lastIndexOf('. ', draftLength) + 1);

const request = (draft: string, more: Partial<CoachRequest> = {}): CoachRequest => ({
  kind: 'coach',
  key: 'k',
  focus: 'final',
  language: /[א-ת]/u.test(draft) ? 'he' : 'en',
  draft,
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: '', description: '' },
  range: null,
  jargon: [],
  wantsVersion: false,
  ...more,
});

const versions = [
  { set: 'cochrane_pairs', before: 'technical', after: 'lay' },
  { set: 'onestop_english', before: 'advanced', after: 'intermediate' },
  { set: 'onestop_english', before: 'intermediate', after: 'elementary' },
  { set: 'claim_strength', before: 'abstract_conclusion', after: 'press_release_conclusion' },
] as const;

const beginning = (text: string) => text.split(/\s+/u).slice(0, 5).join(' ');
const wordsOf = (text: string) =>
  readPassage(text).words.flatMap(({ isContent, text: word }) =>
    isContent && /^[\p{Ll}\u05D0-\u05EA]{4,}$/u.test(word) ? [word] : [],
  );

function rowsOf(draft: string, other: string): readonly (readonly string[])[] {
  const [own, theirs] = [readPassage(draft).sentences, readPassage(other).sentences];
  const words = wordsOf(other);
  return own.slice(1, 9).map((sentence, at) => {
    const { text } = at % 2 === 0 ? sentence : (theirs[at] ?? sentence);
    const things = words.slice(at * 3, at * 3 + 2).join(' ');
    return [beginning(text), things, beginning(text)];
  });
}

const facts = {
  draft: ['barePointer', 'longestSentence'],
  versions: ['changedNumber', 'strongerClaim', 'changedName'],
  answer: ['strongerAnswer', 'unknownFigure', 'answerSentence', 'absentSentence'],
  names: ['settledName'],
  rows: ['quotedRow', 'quotedPoint', 'linkRow', 'pointerRow'],
  connectors: ['absentConnector'],
} as const satisfies Readonly<Record<string, readonly FactName[]>>;

const connectors = {
  en: ['however', 'in addition', 'therefore', 'for example'],
  he: ['אולם', 'בנוסף', 'לכן', 'למשל'],
} as const;

function requestsOf(set: string, draft: string, first: string, answer: string): FactRequest[] {
  const earlier = [{ field: 'first', text: first }];
  const [term = '', second = '', third = ''] = new Set(wordsOf(first));
  const [one, two] = connectors[/[א-ת]/u.test(draft) ? 'he' : 'en'];
  return [
    { set, kinds: facts.draft, request: request(draft) },
    { set, kinds: facts.versions, request: request(draft, { earlier }) },
    { set, kinds: facts.answer, request: request(first, { answer }) },
    {
      set,
      kinds: facts.names,
      request: request(draft, { earlier, table: [[term, `${second}, ${third}`, term]] }),
    },
    { set, kinds: facts.rows, request: request(draft, { table: rowsOf(draft, first) }) },
    {
      set,
      kinds: facts.connectors,
      request: request(draft, {
        table: [
          [one, ''],
          [two, ''],
        ],
      }),
    },
  ];
}

const altered = [
  {
    what: 'one number changed',
    kinds: ['changedNumber'],
    of: (text: string) =>
      text.replace(
        /(?<![\p{L}\p{N}.,-])\d{2,3}(?![\p{L}\p{N}.,-])/u,
        (one) => `${Number(one) + 7}`,
      ),
  },
  {
    what: 'one “may” taken out',
    kinds: ['strongerClaim'],
    of: (text: string) =>
      text.replace(
        /(?<!\p{L})may (reduce|increase|improve|prevent|cause|lead|help)(?!\p{L})/u,
        '$1s',
      ),
  },
] as const;

const alteredTexts = (data: string): readonly FactRequest[] =>
  jsonLines<Texts>(data, 'cochrane_pairs').flatMap(({ lay = '' }) => {
    const first = asDraft(lay);
    return altered.flatMap(({ what, kinds, of }) =>
      of(first) === first
        ? []
        : [
            {
              set: `cochrane_pairs, lay, ${what}`,
              kinds,
              request: request(of(first), { earlier: [{ field: 'first', text: first }] }),
            },
          ],
    );
  });

export function factRequests(data: string): readonly FactRequest[] {
  const english = versions.flatMap(({ set, before, after }) =>
    jsonLines<Texts>(data, set).flatMap((row) => {
      const [first, draft] = [asDraft(row[before] ?? ''), asDraft(row[after] ?? '')];
      const sentences = readPassage(draft).sentences.slice(0, 2);
      const answer = sentences.map(({ text }) => text).join(' ');
      return first === '' || draft === ''
        ? []
        : requestsOf(`${set}, ${after}`, draft, first, answer);
    }),
  );
  const hebrew = hebrewSets.flatMap((set) => {
    const all = jsonLines<Texts>(data, set).map(({ text = '' }) => text);
    const texts = Array.from({ length: Math.floor(all.length / 10) }, (_, at) =>
      all.slice(at * 10, at * 10 + 10),
    );
    return texts.flatMap((sentences, at) => {
      const next = texts[at + 1] ?? [];
      const first = [...sentences.slice(0, 6), ...next.slice(0, 2)].join(' ');
      const answer = `${sentences[2]?.replace(/\P{L}+$/u, '')} ${next[3] ?? ''}`;
      return requestsOf(set, sentences.join(' '), first, answer);
    });
  });
  return [...english, ...hebrew, ...alteredTexts(data)];
}
const hebrewSets = ['he_ud_iahltwiki', 'he_ud_htb'] as const;
