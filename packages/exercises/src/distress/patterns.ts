/** A class that has to follow, and how many words may stand before it. */
export interface Step {
  readonly classes: readonly string[];
  readonly gap: number;
}

const gaps: Readonly<Record<string, number>> = { '+': 0, '~': 8 };

/** Classes in their order. */
export type Pattern = readonly Step[];

/** A pattern as a line: up to three words may stand before a class, none at `+`, eight at `~`; `a|b` is either class. */
const patterns = (text: string): readonly Pattern[] =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(' ')
        .map((step) => ({
          classes: step.replace(/^[+~]/u, '').split('|'),
          gap: gaps[step[0]!] ?? 3,
        })),
    );

/** Asked about in every context. */
export const grave = patterns(`
  i intend die
  wish +die
  i intend not life
  i not intend life
  i not ~life more
  not life more
  endLife
  harm self
  harm my +body
  i feel suicidal
  withoutMe better
  better ~withoutMe
  nobody ~notice withoutMe
  nobody notice me
  better ~if i not life
  better ~if not i life
  my life ~stop|bleak
  life my ~stop|bleak
  i more life
  wish ~my kin|superior +dead
  wish somebody|other|kin|superior +dead
  deserve other suffer
  i violent self|other
  way ~place
  kin ~swallow dose
  way +die
  point +life
  point goOn
  point ~i life
  life ~not point
  sick life
  not deserve suffer
  hate self
  wish everything stop
  kin|superior ~handle|assault +me
  somebody +assault +me
  kin|superior handle my privatePart
  hand +preposition my privatePart
  assault|handle me ~sex
  sex +me
  i sex
  somebody|kin|superior sex
  assault my kin
  kin ~suicide
  kin|superior|somebody intend die
  kin|somebody ~harm themself
  kin ~not intend life
  somebody deserve suffer
  i intend attack other|kin|superior
  i intend attack ~institution
  i intend somebody|other|kin|superior die
  not point life|goOn
  i attack my kin
  i swallow ~dose
  dose lethal
  i revenge
  kin|somebody have weapon
`);

/** Asked about unless words of research stand near. */
export const slight = patterns(`
  passive
  call me insult
  place ~i
  i be handle ~sex
  i not +more +end
  life|everything +feel bleak
  somebody|kin|superior ~coercion
  i not endure more
  i not +breakDown
  i not i breakDown
  i not goOn
  i ~cry days
  not stop cry
  not eat ~days
  not intend life
  i not intend more +end
  i not endure +end
  fear|fearOf life my
  somebody|kin|superior ~intrude belonging my
  harm ~relief
  relief ~harm
  i not ~future
  my kin ~superior|kin|somebody handle|assault other
  wish ~attack me
  somebody|kin|superior ~intrude me belonging
  i not sleep days
  fearOf other|kin|superior
  fear|fearOf my kin|superior|life
  i fear ~home
  fear home
  somebody ~handle me
  somebody|kin|superior intrude ~my|me pictures
  somebody|kin|superior ~intrude my belonging
  pictures preposition me
  somebody|kin|superior ~intrude my home
  somebody|kin|superior intrude me home
  somebody|kin|superior ~ruin me|my
  somebody|kin|superior intrude pictures ~my|me
  lastTime my
  i be assault
  assault ~me|my
  kin assault other|kin
  kin handle my kin
  ache not stop
  ache feel bleak
  i ~place
  wish ~my lastTime
  i +intend +out
  help me
`);

const classes = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Of the writer. Beside it one heavy word is asked about, or several dark ones. */
export const person = classes('i me my');
export const heavy = classes(`
  die endLife suicide suicidal alarm despair sex coercion weapon dose illness bleed violent
  withoutMe goodbye vomit
`);
export const dark = classes(`
  dark ache rage insult cry ruin sick fear fearOf nobody revenge bleak breakDown hate
`);
export const fewestDark = 2;

/** Words of research; and with them words of the exercise, beside which “I cannot go on” is no distress. */
export const ofResearch = classes('research');
export const ofWork = classes('research task');
