import { readPassage } from '@vernacular/coach';
import type { CoachRequest } from '@vernacular/exercises';

import { jsonLines } from '../frame/data-folder.ts';

type Texts = Readonly<Partial<Record<string, string>>>;

/** A request made of public texts that nobody wrote for the coach, with the set it comes from. */
export interface FactRequest {
  readonly set: string;
  readonly request: CoachRequest;
}

const draftLength = 1200;

/** As long as a student's draft: whole sentences up to 1,200 characters. */
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

/** Two public versions of one matter: the earlier text and the one written after it. */
const versions = [
  { set: 'cochrane_pairs', before: 'technical', after: 'lay' },
  { set: 'onestop_english', before: 'advanced', after: 'intermediate' },
  { set: 'onestop_english', before: 'intermediate', after: 'elementary' },
  { set: 'claim_strength', before: 'abstract_conclusion', after: 'press_release_conclusion' },
] as const;

const beginning = (text: string) => text.split(/\s+/u).slice(0, 5).join(' ');

/**
 * A table as a student might fill it in, about one version and in words of the other: sentences by their first words,
 * each linked to a word of weight, which serve as terms, targets, points and connectors.
 */
function tableOf(draft: string, other: string): readonly (readonly string[])[] {
  const [own, theirs] = [readPassage(draft), readPassage(other)];
  const words = theirs.words.filter(
    ({ isContent, text }) => isContent && /^\p{Ll}{5,}$/u.test(text),
  );
  return own.sentences.slice(1, 9).map((sentence, at) => {
    const quoted = at % 2 === 0 ? sentence : (theirs.sentences[at] ?? sentence);
    const [one, two] = [words[at * 3]?.text ?? '', words[at * 3 + 1]?.text ?? ''];
    return [beginning(quoted.text), `${one} ${two}`, beginning(quoted.text)];
  });
}

/** The same for the names of key terms: two words of the other version, the first to keep. */
function namesOf(draft: string, other: string): readonly (readonly string[])[] {
  const words = readPassage(other).words.filter(
    ({ isContent, text }) => isContent && /^\p{Ll}{5,}$/u.test(text),
  );
  const [term = '', second = '', third = ''] = [...new Set(words.map(({ text }) => text))];
  return readPassage(draft).words.length > 0 ? [[term, `${second}, ${third}`, term]] : [];
}

/** The texts of a Hebrew set, ten sentences each, and each once more beside the ten before it. */
function hebrewTexts(data: string, set: string): readonly FactRequest[] {
  const sentences = jsonLines<Texts>(data, set).map(({ text = '' }) => text);
  const texts = Array.from({ length: Math.floor(sentences.length / 10) }, (_, at) =>
    sentences.slice(at * 10, at * 10 + 10),
  );
  return texts.flatMap((all, at) => {
    const draft = all.join(' ');
    const first = [...all.slice(0, 6), ...(texts[at + 1] ?? []).slice(0, 2)].join(' ');
    const answer = [all[2], texts[at + 1]?.[3]].join(' ').split(/\s+/u).slice(0, 40).join(' ');
    return [
      { set, request: request(draft, { earlier: [{ field: 'first', text: first }] }) },
      { set, request: request(draft, { focus: 'claim', answer }) },
      { set, request: request(draft, { focus: 'naming', table: namesOf(draft, draft) }) },
      { set, request: request(draft, { focus: 'reference', table: tableOf(draft, first) }) },
    ];
  });
}

/** Requests made of the public sets in a folder: versions, answers and tables. */
export function factRequests(data: string): readonly FactRequest[] {
  const english = versions.flatMap(({ set, before, after }) =>
    jsonLines<Texts>(data, set).flatMap((row): readonly FactRequest[] => {
      const [first, draft] = [asDraft(row[before] ?? ''), asDraft(row[after] ?? '')];
      const of = `${set}, ${after}`;
      if (first === '' || draft === '') return [];
      const answer = readPassage(draft)
        .sentences.slice(0, 2)
        .map(({ text }) => text)
        .join(' ');
      return [
        { set: of, request: request(draft, { earlier: [{ field: 'first', text: first }] }) },
        { set: of, request: request(first, { focus: 'claim', answer }) },
        { set: of, request: request(draft, { focus: 'naming', table: namesOf(draft, first) }) },
        { set: of, request: request(draft, { focus: 'reference', table: tableOf(draft, first) }) },
      ];
    }),
  );
  return [...english, ...hebrewTexts(data, 'he_ud_iahltwiki'), ...hebrewTexts(data, 'he_ud_htb')];
}
