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

const shrunk =
  'A reader who shrinks the page to a tenth shrinks its buttons; Reset in the panel, which keeps its size, brings them back.';
const ownColour =
  'The colour of all text is the reader’s own choice; on a button with a ground of its own it may be faint.';

const falseAlarms: readonly FalseAlarm[] = [
  {
    engine: 'ibm',
    rule: 'input_autocomplete_valid',
    place: /type="email"[^>]*autocomplete="username"/u,
    reason:
      'HTML allows "username" on a field of type "email" (its Username control group), and password managers look for it at a login.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    place: /<output/u,
    reason:
      'An output is a status message and no control: it needs no name, and one would be read before every message.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r113',
    place: /shadow-root\(\)\/div\[\d+\]\/div\[2\]/u,
    reason:
      'Alfa does not clip what scrolls: it takes a control that is scrolled under the foot of the panel for one that the foot covers. A story measures every control of the panel.',
  },
  { engine: 'alfa', rule: 'sia-r113', adjustment: /^zoom 0\.1$/u, reason: shrunk },
  { engine: 'ibm', rule: 'target_spacing_sufficient', adjustment: /^zoom 0\.1$/u, reason: shrunk },
  { engine: 'axe', rule: 'color-contrast', adjustment: /text colour/u, reason: ownColour },
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient',
    adjustment: /text colour/u,
    reason: ownColour,
  },
  { engine: 'alfa', rule: 'sia-r69', adjustment: /text colour/u, reason: ownColour },
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
