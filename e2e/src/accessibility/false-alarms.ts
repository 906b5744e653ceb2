import type { Engine, Violation } from './engine.ts';

/** A rule that is wrong about some part of our pages, and why we are sure. */
interface FalseAlarm {
  readonly engine: Engine['name'];
  readonly rule: string;
  /** Where it is wrong; it stays in force everywhere else. */
  readonly place?: RegExp;
  /** Under which adjustments it is wrong; it stays in force without them. */
  readonly adjustment?: RegExp;
  readonly reason: string;
}

const falseAlarms: readonly FalseAlarm[] = [
  {
    engine: 'ibm',
    rule: 'input_autocomplete_valid',
    place: /type="email"[^>]*autocomplete="username"/u,
    reason:
      'HTML allows "username" on a field of type "email" (its Username control group), and password managers look for it at a login.',
  },
];

/** What is left of an engine's findings, in a state of the widget, without its known errors. */
export const withoutFalseAlarms = (
  engine: Engine['name'],
  found: readonly Violation[],
  adjustment = '',
): readonly Violation[] =>
  found.filter(
    ({ rule, place }) =>
      !falseAlarms.some(
        (alarm) =>
          alarm.engine === engine &&
          alarm.rule === rule &&
          (alarm.place?.test(place) ?? true) &&
          (alarm.adjustment?.test(adjustment) ?? true),
      ),
  );
