import { nameAfter, stepNamed } from './script.ts';
import type { Kinds, Results, Script, Step } from './script.ts';

/** A step whose answer was accepted, with the requests to run for its reply and the results so far. */
export interface Waiting<K extends Kinds> {
  readonly record: K['record'];
  readonly requests: readonly K['request'][];
  readonly results: Results<K>;
}

/** Where a conversation stands. `step` is the name of the step that waits for an answer; `null` at the end. */
export interface Place<K extends Kinds> {
  readonly step: string | null;
  readonly answered: number;
  readonly record: K['record'];
  readonly waiting: Waiting<K> | null;
}

/** The first place of a conversation, and the opening turns with the first question. */
export function start<K extends Kinds>(
  script: Script<K>,
): { readonly place: Place<K>; readonly turns: readonly K['turn'][] } {
  const first = script.steps[0];
  const place = { step: first?.name ?? null, answered: 0, record: script.empty, waiting: null };
  return { place, turns: [...script.opening, ...(first?.ask(script.empty) ?? [])] };
}

/** The turns that ask the open question again; after the end, the script's `afterwards`. */
export function ask<K extends Kinds>(script: Script<K>, place: Place<K>): readonly K['turn'][] {
  return stepNamed(script, place.step)?.ask(place.record) ?? script.afterwards;
}

/**
 * Restores the place in a conversation from its record: follows the steps from the start, stops at the first
 * unanswered one and drops the fields of later steps. At most `claimed` answers are counted. A step whose answer
 * leaves no trace in the record counts as answered if it is the last one claimed or the next step was answered.
 */
export function retrace<K extends Kinds>(
  script: Script<K>,
  record: K['record'],
  claimed: number | null = null,
): Place<K> {
  const path: Step<K>[] = [];
  let name = script.steps[0]?.name ?? null;
  while (name !== null && path.length !== claimed) {
    const step = stepNamed(script, name)!;
    if (!wasAnswered(script, step, record, claimed === path.length + 1)) break;
    path.push(step);
    name = nameAfter(script, step, record);
  }
  const kept = Object.assign({}, script.empty, ...path.map(({ fills }) => pick(record, fills)));
  return { step: name, answered: path.length, record: kept, waiting: null };
}

function wasAnswered<K extends Kinds>(
  script: Script<K>,
  step: Step<K>,
  record: K['record'],
  isLastClaimed: boolean,
): boolean {
  const proof = step.proof(record);
  if (proof !== 'unknown') return proof === 'answered';
  const following = stepNamed(script, nameAfter(script, step, record));
  return isLastClaimed || following?.proof(record) === 'answered';
}

function pick<R extends object>(record: R, fields: readonly (keyof R)[]): Partial<R> {
  const picked: Partial<R> = {};
  for (const field of fields) picked[field] = record[field];
  return picked;
}
