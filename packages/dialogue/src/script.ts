/** What one family of scripts is made of: an exercise names its record, its answers, its turns, its requests. */
export interface Kinds {
  readonly record: object;
  readonly answer: unknown;
  readonly turn: unknown;
  readonly request: { readonly key: string };
  readonly result: unknown;
  readonly reason: string;
}

/** What came back for each request, by the key of the request. */
export type Results<K extends Kinds> = Readonly<Record<string, K['result']>>;

/** What a step makes of an answer: the record with it, or the reason to ask again. */
export type Taken<K extends Kinds> =
  | { readonly kind: 'taken'; readonly record: K['record'] }
  | {
      readonly kind: 'again';
      readonly because: K['reason'];
      readonly turns: readonly K['turn'][];
      /** The record, where the answer changed it and the question stays open. */
      readonly record?: K['record'];
    };

/**
 * One question of a conversation and what is done with its answer. All functions are pure.
 * `work` says what the host must find out before the step can reply; it is asked again with the results so far,
 * so that one request may build on the result of another, until it asks for nothing new.
 */
export interface Step<K extends Kinds> {
  readonly name: string;
  /** The fields of the record that come from this step, and from no other. */
  readonly fills: readonly (keyof K['record'])[];
  readonly ask: (record: K['record']) => readonly K['turn'][];
  readonly take: (answer: K['answer'], record: K['record']) => Taken<K>;
  /** Whether a record shows that this step was answered; `unknown` for an answer that leaves no trace. */
  readonly proof: (record: K['record']) => 'answered' | 'unanswered' | 'unknown';
  readonly work?: (record: K['record'], results: Results<K>) => readonly K['request'][];
  readonly reply?: (
    record: K['record'],
    results: Results<K>,
  ) => { readonly record: K['record']; readonly turns: readonly K['turn'][] };
  /** The name of a later step, when it is not the one that follows. */
  readonly next?: (record: K['record']) => string | undefined;
}

/** A conversation from the first turn to the last. */
export interface Script<K extends Kinds> {
  /** The record before anything was answered. */
  readonly empty: K['record'];
  readonly opening: readonly K['turn'][];
  readonly steps: readonly Step<K>[];
  readonly closing: (record: K['record']) => readonly K['turn'][];
  /** What is said to whoever writes on after the end. */
  readonly afterwards: readonly K['turn'][];
}

/** A script that breaks its own rules: a step that leads nowhere or back. */
export class BrokenScript extends Error {
  override readonly name = 'BrokenScript';
  readonly step: string;
  constructor(step: string, message: string) {
    super(`Step "${step}" ${message}.`);
    this.step = step;
  }
}

/** The step of that name; `null` stands for the end. */
export function stepNamed<K extends Kinds>(script: Script<K>, name: string | null): Step<K> | null {
  if (name === null) return null;
  const step = script.steps.find((each) => each.name === name);
  if (!step) throw new BrokenScript(name, 'is not in the script');
  return step;
}

/** The name of the step after this one, given the record; `null` at the end. It always lies ahead. */
export function nameAfter<K extends Kinds>(
  script: Script<K>,
  step: Step<K>,
  record: K['record'],
): string | null {
  const here = script.steps.indexOf(step);
  const wanted = step.next?.(record);
  if (wanted === undefined) return script.steps[here + 1]?.name ?? null;
  const there = script.steps.findIndex((each) => each.name === wanted);
  if (there <= here) throw new BrokenScript(step.name, `leads to "${wanted}", which is not ahead`);
  return wanted;
}
