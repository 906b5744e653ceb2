/** A class that has to follow, and how many words may stand before it. */
export interface Step {
  readonly classes: readonly string[];
  readonly gap: number;
}

const gaps: Readonly<Record<string, number>> = { '+': 0, '~': 8 };

/** A pattern as a line: up to three words may stand before a class, none at `+`, eight at `~`; `a|b` is either class. */
const patterns = (text: string): readonly (readonly Step[])[] =>
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
  i +die
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
  place dose
  kin ~swallow dose
  kin ~goodbye
  way +die
  point +live
  point goon
  point ~i live
  not live point
  live ~not point
  sick live
  sick goon
  not deserve suffer
  hate self
  hate my live
  hate my body
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
  weapon ~my mine
`);

/** Asked about unless words of research stand near. */
export const slight = patterns(`
  i ~suicide
  my suicide
  feel suicidal
  i ~alarm
  alarm ~me|i
  my ~alarm
  alarm my
  i feel despair
  me feel despair
  passive
  my kin ~alarm
  place ~i
  chief ~sex
  i have low
  i be handle ~sex
  i not +more +end
  live|everything +feel bleak
  he|kin|chief ~coercion
  my low
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
  i vomit ~days|eat
  i not sleep days
  fearof him|kin|chief
  fear|fearof my kin|chief|live
  i fear ~home
  fear home
  he ~handle me
  he ~assault me|my
  he|kin|chief intrude ~my|me pictures
  he|kin|chief ~intrude my mine
  pictures at me
  he|kin|chief ~intrude my home
  he|kin|chief intrude me home
  call me slur
  he|kin|chief ~ruin me|my
  he|kin|chief intrude pictures ~my|me
  goodbye my
  last my
  i be assault
  kin assault him|kin
  kin handle my kin
  my kin violent
  my kin ~rage
  pain not stop
  pain feel bleak
  my kin die just
  assault me
  i have weapon
  i have dose
  i ~place
  my goodbye
  keen ~my last
  i bleed
  i +want +out
  i want help +end
  help me
`);
