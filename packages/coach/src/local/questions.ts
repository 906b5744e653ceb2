import type { CoachComment, CoachFocus } from '@vernacular/exercises';

import { has, type Marker } from '../rules/markers.ts';
import { readerOf } from '../rules/reader.ts';
import type { Look } from '../rules/rule.ts';

/** What each of the three closing questions of a focus asks for; null asks for nothing that words could show. */
const asksFor: Readonly<
  Record<CoachFocus, readonly [Marker | null, Marker | null, Marker | null]>
> = {
  summary: ['matters', 'shownEvidence', null],
  halving: ['saidWhy', null, null],
  rebuilding: ['shownEvidence', null, null],
  issue: ['stakeholder', null, 'consequence'],
  resolutions: ['alternative', 'plan', 'cost'],
  claims: ['shownEvidence', 'reason', null],
  value: [null, null, null],
  credentials: ['self', null, null],
  logos: ['shownEvidence', 'otherSide', null],
  pathos: ['reader', null, null],
  ethos: ['namedLimit', 'self', null],
  naming: [null, null, null],
  'given-new': [null, null, null],
  reference: [null, null, null],
  'one-point': [null, null, null],
  connectors: [null, null, null],
  claim: [null, null, null],
  evidence: ['shownEvidence', null, null],
  reasoning: ['mechanism', null, null],
  objection: ['otherSide', null, null],
  certainty: ['namedLimit', null, null],
};

/** Where a question that thinks of the chosen reader is asked before the others. */
const forReader: ReadonlySet<CoachFocus> = new Set(['summary', 'logos']);

const isChoice = (choice: string): choice is 'Yes' | 'No' | 'Not sure' =>
  choice === 'Yes' || choice === 'No' || choice === 'Not sure';

/** The closing question: it takes up a Yes or No; else the first that asks for what the words lack, and that was not asked before. */
export function closingQuestion(
  { request, draft, answer, say }: Look,
  said: ReadonlySet<string>,
): CoachComment {
  const reader = forReader.has(request.focus) ? readerOf(request) : null;
  const taken = isChoice(request.choice) ? say.chosen[request.focus]?.[request.choice] : undefined;
  const ofReader = reader ? say.reader[reader].question : undefined;
  const first = [taken, ofReader].find((one) => one !== undefined && !said.has(one));
  const questions = say.question[request.focus];
  const words = `${draft.text} ${answer.text}`;
  const isLacking = (_question: string, at: number) => {
    const marker = asksFor[request.focus][at];
    return marker === null || marker === undefined || !has(words, marker, draft.language);
  };
  const text =
    first ??
    questions.find((question, at) => !said.has(question) && isLacking(question, at)) ??
    questions.find((question) => !said.has(question)) ??
    questions[0];
  return { kind: 'question', text, quote: '' };
}
