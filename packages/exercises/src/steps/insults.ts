import { conversationLanguages, type InLanguages } from '../phrases/language.ts';

const words: InLanguages<{ readonly insults: string; readonly beside: string }> = {
  en: {
    insults:
      'arsehole asshole bastard bitch bloody bollocks bullshit crap damn dick dumb dumbass fuck fucked fucker fucking goddamn idiot idiotic idiots imbecile jerk moron morons piss prick screw shit shitty stfu stupid suck sucks wanker wtf',
    beside:
      'a ah all am an and are bot chat coach dude fuckin hey hell i is it just man me my of off oh ok okay piece so such that the this to too u ur very what with you your youre yourself',
  },
  he: {
    insults:
      'אידיוט אידיוטים אידיוטית דביל דבילי דבילים זונה זין חרא טיפש טיפשה טיפשי טיפשים כוסאמק לעזאזל מטומטם מטומטמת מטומטמים מניאק מפגר מפגרים סתום סתומים שרמוטה',
    beside:
      'אתה את אתם אתן אני איזה בוט בן בת וגם זה זאת ממש כזה כל כך לך לכי לכו מאמן מה סתם על פשוט של',
  },
};

const setOf = (which: 'insults' | 'beside') =>
  new Set(conversationLanguages.flatMap((language) => words[language][which].split(' ')));
const insults = setOf('insults');
const beside = setOf('beside');

/** True for “you idiot”; false for “A stupid mistake of ours”, which says more than an insult. */
export function isInsult(text: string): boolean {
  const said =
    text
      .toLowerCase()
      .replaceAll(/['’]/gu, '')
      .match(/\p{L}+/gu) ?? [];
  return (
    said.some((word) => insults.has(word)) &&
    said.every((word) => insults.has(word) || beside.has(word))
  );
}
