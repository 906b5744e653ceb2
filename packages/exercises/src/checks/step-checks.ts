import type { Facts } from '../answers/record-fields.ts';
import type { ConversationLanguage } from '../words/site-languages.ts';

import type { AnsweredCheck, Check, CheckedSteps, ChecksAsked, Mark } from './check.ts';

const mostAskedAgain = 2;

export interface CheckWithAnswer extends AnsweredCheck {
  readonly check: Check;
  readonly isAskedAgain: boolean;
}

export interface StepChecks {
  readonly asked: (step: string, facts: Facts) => ChecksAsked | null;
  readonly answered: (
    step: string,
    facts: Facts,
  ) => { readonly text: string; readonly checks: readonly CheckWithAnswer[] };
}

const markOf = (marks: readonly Mark[], { id }: Check, field: string) =>
  marks.findLast((mark) => mark.id === id && mark.field === field);

/**
 * The checks of each step with the writer's marks. Up to two checks marked absent at the step before are asked again
 * after a revision.
 */
export function stepChecks(
  checks: CheckedSteps,
  language: ConversationLanguage,
  marks: readonly Mark[],
): StepChecks {
  const steps = Object.entries(checks);

  const askedAgain = (step: string, facts: Facts): readonly Check[] => {
    const at = steps.findIndex(([name]) => name === step);
    const here = steps[at]?.[1];
    const before = steps[at - 1]?.[1];
    if (!here || !before) return [];
    const field = before.textField(facts);
    if (facts[field] === facts[here.textField(facts)]) return [];
    return before.checks[language]
      .filter((check) => markOf(marks, check, field)?.answer === 'absent')
      .slice(0, mostAskedAgain);
  };

  const asked: StepChecks['asked'] = (step, facts) => {
    const here = checks[step];
    if (!here) return null;
    const field = here.textField(facts);
    if ((facts[field] ?? '') === '') return null;
    return { field, list: [...askedAgain(step, facts), ...here.checks[language]] };
  };

  return {
    asked,
    answered: (step, facts) => {
      const { field, list } = asked(step, facts) ?? { field: '', list: [] };
      const text = facts[field] ?? '';
      const again = new Set(askedAgain(step, facts));
      return {
        text,
        checks: list.map((check) => {
          const { answer = 'open', start = 0, end = 0 } = markOf(marks, check, field) ?? {};
          return {
            check,
            id: check.id,
            question: check.question,
            answer,
            words: text.slice(start, end),
            isAskedAgain: again.has(check),
          };
        }),
      };
    },
  };
}

/**
 * Keeps the marks whose check is declared and whose words are in the text. A mark without `field` is about the text
 * of the open step; the last mark per check and field counts.
 */
export function validMarks(
  checks: CheckedSteps,
  marks: readonly Mark[],
  facts: Facts,
  openStep: string | null,
): readonly Mark[] {
  const declared = new Set(
    Object.values(checks).flatMap((step) => step?.checks.en.map(({ id }) => id) ?? []),
  );
  const openField = (openStep !== null && checks[openStep]?.textField(facts)) || '';
  const fitting = new Map<string, Mark>();
  for (const sent of marks) {
    const mark = { ...sent, field: sent.field || openField };
    const text = Object.hasOwn(facts, mark.field) ? facts[mark.field]! : '';
    const isWords = mark.start < mark.end && mark.end <= text.length;
    if (declared.has(mark.id) && text !== '' && (mark.answer !== 'marked' || isWords))
      fitting.set(`${mark.id} ${mark.field}`, mark);
  }
  return [...fitting.values()];
}
