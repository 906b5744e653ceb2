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
  i want die
  keen +die
  i want not live
  i not want live
  i not ~live more
  not live more
  endlife
  harm self
  harm my +body
  i feel suicidal
  withoutme better
  better ~withoutme
  nobody ~notice withoutme
  nobody notice me
  better ~if i not live
  better ~if not i live
  my live ~stop|bleak
  live my ~stop|bleak
  i more live
  keen ~my kin|chief +dead
  keen he|him|kin|chief +dead
  deserve him suffer
  i violent self|him
  way ~place
  kin ~swallow dose
  way +die
  point +live
  point goon
  point ~i live
  live ~not point
  sick live
  not deserve suffer
  hate self
  keen everything stop
  kin|chief ~handle|assault +me
  he +assault +me
  kin|chief handle my private
  hand +at my private
  assault|handle me ~sex
  sex +me
  i sex
  he|kin|chief sex
  assault my kin
  kin ~suicide
  kin|chief|he want die
  kin|he ~harm reflex
  kin ~not want live
  he deserve suffer
  i want attack him|kin|chief
  i want attack ~site
  i want he|him|kin|chief die
  not point live|goon
  i attack my kin
  i swallow ~dose
  dose lethal
  i revenge
  kin|he have weapon
`);

/** Asked about unless words of research stand near. */
export const slight = patterns(`
  passive
  place ~i
  i be handle ~sex
  i not +more +end
  live|everything +feel bleak
  he|kin|chief ~coercion
  i not bear more
  i not +collapse
  i not i collapse
  i not goon
  i ~cry days
  not stop cry
  not eat ~days
  not want live
  i not want more +end
  i not bear +end
  fear|fearof live my
  he|kin|chief ~intrude mine my
  harm ~relief
  i not sleep days
  fearof him|kin|chief
  fear|fearof my kin|chief|live
  i fear ~home
  fear home
  he ~handle me
  he|kin|chief intrude ~my|me pictures
  he|kin|chief ~intrude my mine
  pictures at me
  he|kin|chief ~intrude my home
  he|kin|chief intrude me home
  he|kin|chief ~ruin me|my
  he|kin|chief intrude pictures ~my|me
  last my
  i be assault
  assault ~me|my
  kin assault him|kin
  kin handle my kin
  pain not stop
  pain feel bleak
  i ~place
  keen ~my last
  i +want +out
  help me
`);

const classes = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Of the writer. Beside it one heavy word is asked about, or several dark ones. */
export const person = classes('i me my');
export const heavy = classes(`
  die endlife suicide suicidal alarm despair sex coercion weapon dose pain low bleed violent
  rage slur withoutme goodbye vomit
`);
export const dark = classes(`
  dark harm cry ruin sick fear fearof nobody revenge bleak collapse hate
`);
export const fewestDark = 2;

/** Words of research; and with them words of the exercise, beside which “I cannot go on” is no distress. */
export const ofResearch = classes('work');
export const ofWork = classes('work task');
