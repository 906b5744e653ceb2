import type { Choice } from '../answers/choices.ts';
import type { Facts, Fields } from '../answers/record-fields.ts';
import type { Grade } from '../grade/grade.ts';
import type { InLanguages } from '../words/site-languages.ts';
import type { Edition, Setting, TalkScript } from './script-types.ts';

/** What a student reads about an exercise before its first message, in one language. Plain text. */
export interface Introduction {
  readonly task: string;
  readonly name: string;
  readonly card: string;
  readonly title: string;
  readonly lead: string;
  readonly more?: string;
  readonly terms?: readonly { readonly name: string; readonly text: string }[];
  /** The first cell of each row is its heading. */
  readonly example?: {
    readonly title: string;
    readonly text: string;
    readonly headers: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

/** One exercise of the catalogue: its names, addresses, stored fields and script. */
export interface Exercise<Name extends string = string> {
  readonly name: string;
  /** Used in stored shares. Never change it once links exist. */
  readonly sharedAs: string;
  readonly introduction: InLanguages<Introduction>;
  /** `null` for a hidden exercise, which only the pages of studies show. */
  readonly route: string | null;
  readonly table: `${string}_user_interactions`;
  /** `null` if only the paths of studies accept its messages. */
  readonly endpoint: string | null;
  /** Whether the slim edition answers at `{endpoint}/no-feedback`. */
  readonly hasSlimEndpoint: boolean;
  /** Used in the hidden research routes, `{uuid}-{researchName}-full`; `null` without research variants. */
  readonly researchName: string | null;
  readonly openingStage: 0 | 1;
  readonly fields: Fields<Name>;
  /** The field whose first words stand for a conversation in a list. */
  readonly firstWords: NoInfer<Name>;
  /** The field whose text the page can show as a map of linked sentences. */
  readonly mapped?: NoInfer<Name>;
  /**
   * The field with the writer's name, and the text around the name where the bot says it. A shared page leaves the
   * name out of both.
   */
  readonly personalName?: {
    readonly field: NoInfer<Name>;
    readonly saidBetween: readonly (readonly [before: string, after: string])[];
  };
  readonly choices: Readonly<Partial<Record<Name, readonly Choice[]>>>;
  /** The fields whose texts are graded, and what of a grade the record keeps. */
  readonly graded: readonly {
    readonly text: Name;
    readonly keep: (grade: Grade) => Partial<Facts<Name>>;
  }[];
  /** Computes the `derived` fields from the others. */
  readonly derive?: (facts: Facts<Name>) => Partial<Facts<Name>>;
  readonly script: (setting: Setting) => TalkScript<Name>;
  /** The stage, or the filled fields, by which a conversation is finished. */
  readonly finishes: { readonly stage: number } | { readonly filled: readonly Name[] };
}

/**
 * Returns the exercise as it is, with the type of its field names widened to `string`, because only an exercise's own
 * folder knows them. This is safe: the facts of an exercise always come from its own `fields`.
 */
export const defineExercise = <Name extends string, const Own extends string>(
  exercise: Exercise<Name> & { readonly name: Own },
): Exercise & { readonly name: Own } => exercise;

/** The paths of an exercise, each with the edition that answers there. */
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

/** The research variants of an exercise, named as in RESEARCH_PATHS and the hidden routes. */
export const researchVariantsOf = ({
  researchName,
}: Exercise): readonly { readonly name: string; readonly edition: Edition }[] =>
  researchName === null
    ? []
    : editions.map((edition) => ({ name: `${researchName}-${edition}`, edition }));
