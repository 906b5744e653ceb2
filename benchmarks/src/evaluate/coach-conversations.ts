import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { CoachFocus, RubricRequest } from '@vernacular/exercises';

const folder = new URL('../../../packages/coach/quality/conversations/', import.meta.url);

/** What is commented on at each step, by the field that the answer goes to. */
const focusByField: Readonly<Record<string, CoachFocus>> = {
  text120First: 'summary',
  text60: 'halving',
  text30: 'halving',
  text120Last: 'rebuilding',
  mitigateText: 'resolutions',
  pathosInterestsReflected: 'value',
  ethosAffiliationReflected: 'credentials',
  textLogos: 'logos',
  textPathos: 'pathos',
  textEthos: 'ethos',
  question1Details: 'naming',
  question2Details: 'given-new',
  question3Details: 'reference',
  question4Details: 'one-point',
  question5Details: 'connectors',
  question1Answer: 'claim',
  question2Answer: 'evidence',
  question3Answer: 'reasoning',
  question4Answer: 'objection',
  question5Answer: 'certainty',
};
const focuses: ReadonlySet<unknown> = new Set<CoachFocus>([
  ...Object.values(focusByField),
  'issue',
  'claims',
]);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The focus that an entry names, or that its step has; the first text of Ethics and of Persuasion share a field name. */
function focusOf({ focus, step, exercise }: Fields): CoachFocus | undefined {
  for (const name of [focus, step]) if (focuses.has(name)) return name as CoachFocus;
  if (step === 'originalText') return exercise === 'ethics' ? 'issue' : 'claims';
  return focusByField[String(step)];
}

const nothing = {
  kind: 'coach',
  key: 'evaluation',
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: '', description: '' },
  range: null,
  jargon: [],
  wantsVersion: false,
} as const;

/** A request of an entry, with what it leaves out filled in; null where it has no draft or no step that is known. */
function requestOf(entry: unknown): RubricRequest | null {
  if (!isFields(entry)) return null;
  const fields = isFields(entry['request']) ? { ...entry, ...entry['request'] } : entry;
  const focus = focusOf(fields);
  const { draft, language } = fields;
  if (focus === undefined || typeof draft !== 'string' || draft.trim() === '') return null;
  const known = Object.fromEntries(
    Object.keys({ ...nothing, checks: [], said: [] })
      .filter(
        (name) =>
          isFields(fields[name]) || typeof fields[name] === typeof Reflect.get(nothing, name),
      )
      .map((name) => [name, fields[name]]),
  );
  return {
    ...nothing,
    ...known,
    kind: 'coach',
    focus,
    draft,
    language: language === 'he' ? 'he' : 'en',
  };
}

/** Every request in `packages/coach/quality/conversations/*.json`, and how many entries are none. */
export function coachConversations(): {
  readonly requests: readonly RubricRequest[];
  readonly skipped: number;
} {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];
  const entries = files.flatMap((name): readonly unknown[] => {
    const content: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    if (Array.isArray(content)) return content as unknown[];
    return isFields(content) ? Object.values(content).flat() : [];
  });
  const requests = entries.map(requestOf).filter((request) => request !== null);
  return { requests, skipped: entries.length - requests.length };
}
