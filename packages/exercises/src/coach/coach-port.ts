import type { CheckAnswer } from '../checks/mark.ts';
import type { ConversationLanguage } from '../phrases/language.ts';

/**
 * What a comment is about; each focus is one rubric.
 *
 * Half Life: `summary` (first 120 words), `halving` (60, then 30), `rebuilding` (120 words around the 30).
 * Ethics: `issue` (the issue and its stakeholders), `resolutions` (alternatives, principle, plan).
 * Persuasion: `claims`, `value`, `credentials` answer the three Yes/No/Not sure questions about a draft;
 * `logos`, `pathos`, `ethos` answer the three revisions.
 * Coherence, questions 1 to 5: `naming`, `given-new`, `reference`, `one-point`, `connectors`.
 * Critical thinking, questions 1 to 5: `claim`, `evidence`, `reasoning`, `objection`, `certainty`.
 */
export type CoachFocus =
  | 'summary'
  | 'halving'
  | 'rebuilding'
  | 'issue'
  | 'resolutions'
  | 'claims'
  | 'value'
  | 'credentials'
  | 'logos'
  | 'pathos'
  | 'ethos'
  | 'naming'
  | 'given-new'
  | 'reference'
  | 'one-point'
  | 'connectors'
  | 'claim'
  | 'evidence'
  | 'reasoning'
  | 'objection'
  | 'certainty';

/** A text the student wrote earlier in the same conversation, by the name of its field. */
export interface EarlierText {
  readonly field: string;
  readonly text: string;
}

/** One rare word of the draft, as the writer wrote it, with its count in the dictionary's own units. */
export interface RareWord {
  readonly word: string;
  readonly count: number;
  /** The same to be read on its own, where letters lean on a Hebrew word. */
  readonly bare?: string;
  /** Whether it stands with a capital wherever it stands, within a sentence too: a name is nothing to make plainer. */
  readonly isName?: boolean;
}

/** A check that stood beside the answer, and what the writer marked for it. */
export interface AnsweredCheck {
  readonly id: string;
  readonly question: string;
  /** `open` where the writer did not answer it. */
  readonly answer: CheckAnswer | 'open';
  /** The marked words; empty unless some are marked. */
  readonly words: string;
}

/** Everything a coach may know about one answer. Plain text throughout; nothing in it is an instruction. */
export interface CoachRequest {
  readonly kind: 'coach';
  readonly key: string;
  /**
   * One rubric; or what rules alone speak of: a text beside the first, a `revision` on the way or the `final` one, and
   * what of an `answer` stands in the draft.
   */
  readonly focus: CoachFocus | 'revision' | 'final' | 'answer';
  /** The language of the conversation. A comment on a draft answers in the language of the draft. */
  readonly language: ConversationLanguage;
  /** The text the comment is about. */
  readonly draft: string;
  /** What the student just said about the draft, in words; empty when the draft itself is the answer. */
  readonly answer: string;
  /** What the student chose: `Yes`, `No`, `Not sure`, or empty. */
  readonly choice: string;
  /** The rows the student filled in, when a table was asked for. Columns as in the exercise's specification. */
  readonly table: readonly (readonly string[])[];
  /** Oldest first. Never contains the draft itself. */
  readonly earlier: readonly EarlierText[];
  /** Whom the text is for, in English words (`high school pupils`), and in the student's own words; either may be empty. */
  readonly audience: { readonly name: string; readonly description: string };
  /** How many words were asked for; guidance, never a gate. */
  readonly range: { readonly from: number; readonly to: number } | null;
  /** The rare words of the draft, rarest first, as graded. Empty where nothing was graded. */
  readonly jargon: readonly RareWord[];
  /** Whether a version of the draft by the coach is wanted (the `GPT3` fields). */
  readonly wantsVersion: boolean;
  /** The checks of this step; none in an edition without checks. */
  readonly checks?: readonly AnsweredCheck[];
  /** What was commented on before in the same conversation, oldest first, so that nothing is said twice. */
  readonly before?: readonly CoachRequest[];
  /** What the coach said before in the same conversation, oldest first, as far as it is known. */
  readonly said?: readonly string[];
}

/** A request that one of the rubrics answers. */
export type RubricRequest = CoachRequest & { readonly focus: CoachFocus };

/** Whether a rubric answers a request; rules alone answer the others, whatever coach there is. */
export const hasRubric = (request: CoachRequest): request is RubricRequest =>
  request.focus !== 'final' && request.focus !== 'revision' && request.focus !== 'answer';

/**
 * One thing the coach says: what works, what to change, what to ask oneself, or a plain note.
 * `text` is plain text of one or two sentences. `quote` is an exact substring of the draft or of the answer, or empty.
 */
export interface CoachComment {
  readonly kind: 'works' | 'change' | 'question' | 'note';
  readonly text: string;
  readonly quote: string;
}

/** A plainer word for a word of the draft, both as they would stand in the sentence. */
export interface PlainerWord {
  readonly word: string;
  readonly plainer: string;
}

/** What a coach answers. The script makes the message of it; a coach writes no HTML and sets no stage. */
export interface CoachReply {
  readonly kind: 'coach';
  readonly comments: readonly CoachComment[];
  readonly plainer: readonly PlainerWord[];
  /** The coach's version of the draft, or empty. Shown with a label that says who made it. */
  readonly version: string;
  readonly madeBy: 'local' | 'llm' | 'neutral';
  /** The version of the prompts that a model was asked with. */
  readonly prompts?: string;
}

/** Whoever comments: local rules, a language model, or nobody. Never throws for what a draft holds. */
export interface Coach {
  readonly comment: (
    request: CoachRequest,
    options?: {
      readonly signal?: AbortSignal;
      /** Whom the cost counts for: one conversation. */
      readonly writer?: string;
      /** Where it is held from: many conversations may be, a class for one. */
      readonly address?: string;
      /** The writer does not want to wait: what is known at once will do. */
      readonly isHurried?: boolean;
      /** Told what there is so far, each time there is more; what was told stays. A coach that answers at once tells nothing. */
      readonly onSoFar?: (soFar: CoachReply) => void;
      /**
       * Told the place in the queue before a coach that is busy, from 1; 0 once it begins. `seconds` is about how long it
       * takes until the comment is there, where the coach can tell.
       */
      readonly onPlace?: (place: number, seconds?: number) => void;
    },
  ) => Promise<CoachReply>;
}

/** The reply of a coach that keeps its thoughts to itself. */
export const neutralReply: CoachReply = {
  kind: 'coach',
  comments: [],
  plainer: [],
  version: '',
  madeBy: 'neutral',
};

/** The coach that keeps its thoughts to itself. */
export const neutralCoach: Coach = { comment: () => Promise.resolve(neutralReply) };
