import type { CoachFocus, RubricRequest, ConversationLanguage } from '@vernacular/exercises';

/** What an answer deserves, as the writer of the file sees it. */
interface Labels {
  readonly deservesPraise?: boolean;
  /** A fault was planted in it. */
  readonly hasFault?: boolean;
  /** Something else may fairly be criticised. */
  readonly mayBeCriticised?: boolean;
}

interface Draft extends Labels {
  readonly text: string;
}

interface Answer extends Labels {
  /** The name of the draft the answer is about; of one conversation, its answers follow each other. */
  readonly draft: string;
  readonly focus: CoachFocus;
  readonly kind: 'good' | 'middling' | 'bad';
  /** What was written instead of the draft, where a new version is the answer. */
  readonly text?: string;
  readonly answer?: string;
  readonly choice?: string;
  readonly table?: readonly (readonly string[])[];
  /** Earlier texts: the field, and the name of the draft that stands in it. */
  readonly earlier?: Readonly<Record<string, string>>;
  /** The rare words, as the general dictionary counts them. */
  readonly rare?: readonly string[];
}

/** Answers as students write them, with what each deserves. */
export interface QualityFile {
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly answers: readonly Answer[];
}

/** One answer as the coach gets it, with what it deserves. */
export interface QualityCase extends Required<Labels> {
  readonly conversation: string;
  readonly request: RubricRequest;
}

/** The cases of a file. What a draft deserves holds for every answer about it, unless the answer is a text of its own. */
export const casesOf = (
  { drafts, answers }: QualityFile,
  language: ConversationLanguage,
): readonly QualityCase[] =>
  answers.map((answer, at) => {
    const draft = drafts[answer.draft];
    const of = answer.text === undefined ? draft : undefined;
    const earlier = Object.entries(answer.earlier ?? {});
    return {
      conversation: answer.draft,
      deservesPraise: of?.deservesPraise === true || answer.deservesPraise === true,
      hasFault: answer.hasFault === true,
      mayBeCriticised: of?.mayBeCriticised === true || answer.mayBeCriticised === true,
      request: {
        kind: 'coach',
        key: `${answer.draft}-${at}`,
        focus: answer.focus,
        language,
        draft: answer.text ?? draft?.text ?? '',
        answer: answer.answer ?? '',
        choice: answer.choice ?? '',
        table: answer.table ?? [],
        earlier: earlier.map(([field, name]) => ({ field, text: drafts[name]?.text ?? '' })),
        audience: { name: '', description: '' },
        range: null,
        jargon: (answer.rare ?? []).map((word) => ({ word, count: 0 })),
        wantsVersion: false,
      },
    };
  });
