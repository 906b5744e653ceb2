/** The types that an exercise supplies for its scripts, such as its record, answers, turns and requests. */
export interface Kinds {
  readonly record: object;
  readonly answer: unknown;
  readonly turn: unknown;
  readonly request: { readonly key: string };
  readonly result: unknown;
  readonly reason: string;
}

/** The result of each request, by the key of the request. */
export type Results<K extends Kinds> = Readonly<Record<string, K['result']>>;

/** What a step makes of an answer: the updated record, or the reason to ask again. */
export type Taken<K extends Kinds> =
  | { readonly kind: 'taken'; readonly record: K['record'] }
  | {
      readonly kind: 'again';
      readonly because: K['reason'];
      readonly turns: readonly K['turn'][];
      /** The record, if the answer changed it although the question stays open. */
      readonly record?: K['record'];
    };

/**
 * One question and the handling of its answer, in pure functions. `work` lists the requests to run before the reply;
 * it is called again with the results until it returns no new ones, so that a request may build on the result of
 * another.
 */
export interface Step<K extends Kinds> {
  readonly name: string;
  /** Fields of the record that the answer sets. */
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
  /** Name of the next step, which must lie ahead; without one, the step that follows in the script. */
  readonly next?: (record: K['record']) => string | undefined;
}

/** The definition of a conversation: its opening turns, its steps with their questions, and its closing turns. */
export interface Script<K extends Kinds> {
  readonly empty: K['record'];
  readonly opening: readonly K['turn'][];
  readonly steps: readonly Step<K>[];
  readonly closing: (record: K['record']) => readonly K['turn'][];
  /** The reply to whatever is said after the end. */
  readonly afterwards: readonly K['turn'][];
}

/** Thrown for a script, or a place, that names a step which is not there or not ahead. */
export class BrokenScript extends Error {
  override readonly name = 'BrokenScript';
  constructor(step: string, message: string) {
    super(`Step "${step}" ${message}.`);
  }
}

export function stepNamed<K extends Kinds>(script: Script<K>, name: string | null): Step<K> | null {
  if (name === null) return null;
  const step = script.steps.find((each) => each.name === name);
  if (!step) throw new BrokenScript(name, 'is not in the script');
  return step;
}

/** The name of the next step; `null` at the end. Throws {@link BrokenScript} if that step does not lie ahead. */
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
