import type { Place, Waiting } from './conversation-place.ts';
import { nameAfter, stepNamed } from './script.ts';
import type { Kinds, Results, Script, Step } from './script.ts';

/**
 * What an answer led to. `moved`: it was accepted, and `turns` hold the reply with the next question or the closing
 * words; `waiting`: it was accepted, but `requests` must first be run and their results given to `settle`; `again`: it
 * did not answer the question, which stays open, though the record may have changed; `ended`: no question was open.
 */
export type Outcome<K extends Kinds> = {
  readonly place: Place<K>;
  readonly turns: readonly K['turn'][];
  readonly requests: readonly K['request'][];
} & (
  | { readonly kind: 'moved' | 'waiting' | 'ended' }
  | { readonly kind: 'again'; readonly because: K['reason'] }
);

/** Thrown by `settle` and `soFar` at a place that waits for no results. */
export class NothingToSettle extends Error {
  override readonly name = 'NothingToSettle';
}

/** Applies an answer. While requests are open, an answer changes nothing and the requests are returned again. */
export function advance<K extends Kinds>(
  script: Script<K>,
  place: Place<K>,
  answer: K['answer'],
): Outcome<K> {
  if (place.waiting) {
    return { kind: 'waiting', place, turns: [], requests: place.waiting.requests };
  }
  const step = stepNamed(script, place.step);
  if (!step) return { kind: 'ended', place, turns: script.afterwards, requests: [] };
  const taken = step.take(answer, place.record);
  if (taken.kind === 'again') {
    const { because, turns, record = place.record } = taken;
    return { kind: 'again', because, place: { ...place, record }, turns, requests: [] };
  }
  return carryOn(script, place, step, { record: taken.record, requests: [], results: {} });
}

/** Applies the results of requests. Results may come in parts; requests without a result are returned again. */
export function settle<K extends Kinds>(
  script: Script<K>,
  place: Place<K>,
  results: Results<K>,
): Outcome<K> {
  const step = stepNamed(script, place.step);
  if (!place.waiting || !step) throw new NothingToSettle('The place waits for no results.');
  const merged = { ...place.waiting.results, ...results };
  return carryOn(script, place, step, { ...place.waiting, results: merged });
}

/** The turns of the reply that can be shown while some results are missing, without the next question. */
export function soFar<K extends Kinds>(
  script: Script<K>,
  place: Place<K>,
  results: Results<K>,
): readonly K['turn'][] {
  const step = stepNamed(script, place.step);
  if (!place.waiting || !step) throw new NothingToSettle('The place waits for no results.');
  const merged = { ...place.waiting.results, ...results };
  return step.reply?.(place.waiting.record, merged).turns ?? [];
}

function carryOn<K extends Kinds>(
  script: Script<K>,
  place: Place<K>,
  step: Step<K>,
  { record, results }: Waiting<K>,
): Outcome<K> {
  const requests = (step.work?.(record, results) ?? []).filter(({ key }) => !(key in results));
  if (requests.length > 0) {
    const waiting = { record, requests, results };
    return { kind: 'waiting', place: { ...place, waiting }, turns: [], requests };
  }
  const reply = step.reply?.(record, results) ?? { record, turns: [] };
  const name = nameAfter(script, step, reply.record);
  const next = stepNamed(script, name);
  const then = next ? next.ask(reply.record) : script.closing(reply.record);
  return {
    kind: 'moved',
    place: { step: name, answered: place.answered + 1, record: reply.record, waiting: null },
    turns: [...reply.turns, ...then],
    requests: [],
  };
}
