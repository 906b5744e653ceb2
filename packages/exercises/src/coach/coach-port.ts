import type { ConversationLanguage } from '../words/site-languages.ts';
import type { AnsweredCheck } from '../checks/check.ts';

/** What a comment is about, by the name of the prompt file; each focus is one rubric. */
export const coachFocuses = {
  /** The first 120 words; 60, then 30; 120 words around the 30. */
  'half-life': ['summary', 'halving', 'rebuilding'],
  /** The issue and its stakeholders; alternatives, principle, plan. */
  ethics: ['issue', 'resolutions'],
  /** The three Yes/No/Not sure questions about a draft; the three revisions. */
  persuasion: ['claims', 'value', 'credentials', 'logos', 'pathos', 'ethos'],
  // Questions 1 to 5 of the other two.
  coherence: ['naming', 'given-new', 'reference', 'one-point', 'connectors'],
  'critical-thinking': ['claim', 'evidence', 'reasoning', 'objection', 'certainty'],
} as const;

export type CoachFocus = (typeof coachFocuses)[keyof typeof coachFocuses][number];

/** A text the student wrote earlier in the same conversation, by the name of its field. */
export interface EarlierText {
  readonly field: string;
  readonly text: string;
}

/** One rare word of the draft, as the writer wrote it, with its count in the dictionary's own units. */
export interface RareWord {
  readonly word: string;
  readonly count: number;
  /** The word without its Hebrew prefix letters, for display. */
  readonly bare?: string;
  /** Whether the text always writes it with a capital, also inside a sentence: a name has no plainer word. */
  readonly isName?: boolean;
}

/** Everything a coach may know about one answer. Plain text throughout; nothing in it is an instruction. */
export interface CoachRequest {
  readonly kind: 'coach';
  readonly key: string;
  /**
   * The rubric. `revision` and `final` (texts compared with the first one) and `answer` (compared with the draft)
   * have no rubric; only fixed rules comment on them.
   */
  readonly focus: CoachFocus | 'revision' | 'final' | 'answer';
  /** The language of the conversation. Comments on a draft are in the language of the draft. */
  readonly language: ConversationLanguage;
  readonly draft: string;
  /** What the student just said about the draft; empty if the draft itself is the answer. */
  readonly answer: string;
  /** What the student chose: `Yes`, `No`, `Not sure`, or empty. */
  readonly choice: string;
  /** The rows the student filled in, if a table was asked for. Columns as in the exercise's specification. */
  readonly table: readonly (readonly string[])[];
  /** Oldest first. Never contains the draft itself. */
  readonly earlier: readonly EarlierText[];
  /**
   * The audience of the text in English words (`high school pupils`), and in the student's own words. Either may be
   * empty.
   */
  readonly audience: { readonly name: string; readonly description: string };
  /** Number of words asked for. Guidance, never enforced. */
  readonly range: { readonly from: number; readonly to: number } | null;
  /** The rare words of the draft, rarest first, as graded. Empty where nothing was graded. */
  readonly jargon: readonly RareWord[];
  /** Whether the coach should also write a version of the draft (the `GPT3` fields). */
  readonly wantsVersion: boolean;
  /** The checks shown beside the answer, with the writer’s marks. */
  readonly checks?: readonly AnsweredCheck[];
  /** Earlier requests of the conversation, oldest first, so that no comment is repeated. */
  readonly before?: readonly CoachRequest[];
  /** The comments that the messages of the conversation hold, as plain text, oldest first. */
  readonly said?: readonly string[];
}

export type RubricRequest = CoachRequest & { readonly focus: CoachFocus };

/** Whether a request has a rubric. Requests without one are answered by fixed rules, whichever coach is used. */
export const hasRubric = (request: CoachRequest): request is RubricRequest =>
  request.focus !== 'final' && request.focus !== 'revision' && request.focus !== 'answer';

/**
 * One comment: what works, what to change, a question to ask oneself, or a note. `text` is plain text of one or two
 * sentences; `quote` is an exact substring of the draft or of the answer, or empty.
 */
export interface CoachComment {
  readonly kind: 'works' | 'change' | 'question' | 'note';
  readonly text: string;
  readonly quote: string;
}

/** A plainer word for a word of the draft, both in the form they have in the sentence. */
export interface PlainerWord {
  readonly word: string;
  readonly plainer: string;
}

/** A coach's answer as data. The script turns it into messages, so a coach writes no HTML and sets no stage. */
export interface CoachReply {
  readonly kind: 'coach';
  readonly comments: readonly CoachComment[];
  readonly plainer: readonly PlainerWord[];
  /** A rewritten draft, or empty. */
  readonly version: string;
  readonly madeBy: 'local' | 'llm' | 'neutral';
  /** The version of the prompts, if a model answered. */
  readonly prompts?: string;
}

/** Comments by local rules, by a language model, or not at all. Never throws because of a draft's content. */
export interface Coach {
  readonly comment: (
    request: CoachRequest,
    options?: {
      readonly signal?: AbortSignal;
      /** The key under which the cost is counted: one conversation. */
      readonly writer?: string;
      /** The network address, which many conversations may share, such as those of a class. */
      readonly address?: string;
      /** Answers without waiting for a language model. */
      readonly isHurried?: boolean;
      /** Called with each partial reply; what was reported stays. A coach that answers at once never calls it. */
      readonly onSoFar?: (soFar: CoachReply) => void;
      /**
       * Called with the place in the queue of a busy coach, from 1; 0 once it begins. `seconds` estimates the time
       * until the comment is there, if the coach can tell.
       */
      readonly onPlace?: (place: number, seconds?: number) => void;
    },
  ) => Promise<CoachReply>;
}

export const neutralReply: CoachReply = {
  kind: 'coach',
  comments: [],
  plainer: [],
  version: '',
  madeBy: 'neutral',
};

export const neutralCoach: Coach = { comment: () => Promise.resolve(neutralReply) };
