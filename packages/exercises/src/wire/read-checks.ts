import type { Check, ChecksAsked } from '../checks/check.ts';
import { readPlainText, readSent, readWhole } from './read-untrusted-values.ts';

/** No question has more checks. */
const mostChecks = 12;

export function readChecks(value: unknown): ChecksAsked | null {
  const sent = readSent(value);
  const list = Array.isArray(sent?.['list']) ? sent['list'] : [];
  const checks = list.slice(0, mostChecks).flatMap((each) => readCheck(each) ?? []);
  const field = readPlainText(sent?.['field']).slice(0, 100);
  return field === '' || checks.length === 0 ? null : { field, list: checks };
}

function readCheck(value: unknown): Check | null {
  const sent = readSent(value);
  const text = (name: string) => readPlainText(sent?.[name]).slice(0, 1000);
  const [id, question, fact] = [text('id'), text('question'), text('fact')];
  if (id === '' || question === '') return null;
  return {
    id,
    version: readWhole(sent?.['version']) ?? 1,
    question,
    why: text('why'),
    good: text('good'),
    weak: text('weak'),
    source: text('source'),
    ...((fact === 'number' || fact === 'universal') && { fact }),
  };
}
