import type { Choice } from '../steps/choices.ts';
import type { Facts, Fields } from './facts.ts';
import type { Introduction } from './introduction.ts';
import type { Grade } from '../grade/grade.ts';
import type { InLanguages } from '../phrases/language.ts';
import type { Edition, Setting, TalkScript } from './talk.ts';

/** One conversation of the catalogue: what it is called, where it lives, what it keeps and what it says. */
export interface Exercise<Name extends string = string> {
  /** How it is called in addresses and on the command line. */
  readonly name: string;
  /** How a stored share calls it. Once links were made it stays as it is. */
  readonly sharedAs: string;
  readonly introduction: InLanguages<Introduction>;
  /** Null for a hidden exercise, which stands on the pages of studies alone. */
  readonly route: string | null;
  /** Where finished and unfinished conversations are kept; its columns are those of the fields. */
  readonly table: `${string}_user_interactions`;
  /** Where its messages are posted; null where the paths of studies alone take them. */
  readonly endpoint: string | null;
  /** Whether `{endpoint}/no-feedback` holds the slim edition. */
  readonly hasSlimEndpoint: boolean;
  /** How the hidden research routes call it, `{uuid}-{researchName}-full`; none without research variants. */
  readonly researchName: string | null;
  /** The stage after the opening messages. */
  readonly openingStage: 0 | 1;
  readonly fields: Fields<Name>;
  /** The text whose first words stand for a conversation in a list. */
  readonly firstWords: NoInfer<Name>;
  /** The text that is drawn as a map of its sentences beside the conversation; none is drawn without. */
  readonly mapped?: NoInfer<Name>;
  /** The field with the writer's name, and what stands before and after the name where the bot says it. A shared page shows neither. */
  readonly personalName?: {
    readonly field: NoInfer<Name>;
    readonly saidBetween: readonly (readonly [before: string, after: string])[];
  };
  /** What the values of the choice fields mean. */
  readonly choices: Readonly<Partial<Record<Name, readonly Choice[]>>>;
  /** The texts whose grade is part of the history. */
  readonly graded: readonly {
    readonly text: Name;
    readonly keep: (grade: Grade) => Partial<Facts<Name>>;
  }[];
  /** Fields that follow from the others. */
  readonly derive?: (facts: Facts<Name>) => Partial<Facts<Name>>;
  readonly script: (setting: Setting) => TalkScript<Name>;
  /** Finished at a stage, or once certain fields are filled. */
  readonly finishes: { readonly stage: number } | { readonly filled: readonly Name[] };
}

/**
 * An exercise as the catalogue holds it. Inside its folder an exercise knows its fields by name; outside, a field is
 * any name. The facts of an exercise always come from its own `fields`, so forgetting the names is safe.
 */
export const defineExercise = <Name extends string, const Own extends string>(
  exercise: Exercise<Name> & { readonly name: Own },
): Exercise & { readonly name: Own } => exercise;

/** The paths an exercise answers at, with the edition that answers there. */
export const endpointsOf = ({
  endpoint,
  hasSlimEndpoint,
}: Exercise): readonly { readonly path: string; readonly edition: Edition }[] =>
  endpoint === null
    ? []
    : [
        { path: endpoint, edition: 'full' },
        ...(hasSlimEndpoint ? [{ path: `${endpoint}/no-feedback`, edition: 'slim' as const }] : []),
      ];

const editions: readonly Edition[] = ['full', 'slim'];

/** The variants an exercise has for studies, as RESEARCH_PATHS and the hidden addresses call them. */
export const researchVariantsOf = ({
  researchName,
}: Exercise): readonly { readonly name: string; readonly edition: Edition }[] =>
  researchName === null
    ? []
    : editions.map((edition) => ({ name: `${researchName}-${edition}`, edition }));
