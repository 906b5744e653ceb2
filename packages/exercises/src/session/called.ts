import { asksBack } from '../help/asks-back.ts';
import { nonAnswer } from '../steps/non-answer.ts';

const introduced = [
  /\b(?:my name is|my name['’]s|(?:you (?:can|may) )?call me|i am called|i['’]m called|i go by)\s+(?<name>.+)/isu,
  /\b(?:[Ii] am|[Ii]['’]m|[Tt]his is|[Ii]t['’]s)\s+(?<name>\p{Lu}.+)/su,
  /(?:^|[\s,.])(?:שמי(?: הוא| היא)?|השם שלי(?: הוא| היא)?|קוראים לי|אפשר לקרוא לי|תקראו לי|אני)\s+(?<name>\p{Script=Hebrew}.+)/su,
];

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}'’׳״"-]*\.?`;
const nextWord = new RegExp(`^${word}`, 'u');
const notAName =
  /^(?:and|from|but|who|a|an|the|at|in|working|studying|here|for|or|ואני|אני|מ|מן|של|חוקר|חוקרת|סטודנט|סטודנטית|תלמיד|תלמידה|דוקטורנט|דוקטורנטית|עם|עובד|עובדת|לומד|לומדת|גר|גרה)$/iu;

const title = /^(?:dr|prof|mr|mrs|ms)\./iu;

/** The words of a name at the start of a text: up to three, as long as they look like one. */
function nameAtStart(text: string): string {
  const words: string[] = [];
  let rest = text.trim();
  while (words.length < 3) {
    const found = nextWord.exec(rest)?.[0];
    if (found === undefined || notAName.test(found)) break;
    const isHebrew = /\p{Script=Hebrew}/u.test(found);
    // In English a name goes on with capitals; in Hebrew a word that leans on “and” or “from” ends it.
    if (words.length > 0 && !isHebrew && !/^\p{Lu}/u.test(found)) break;
    if (words.length > 0 && isHebrew && /^[ומ]/u.test(found)) break;
    words.push(found);
    const left = rest.slice(found.length);
    if (!/^ +/u.test(left) || (found.endsWith('.') && found.length > 3 && !title.test(found)))
      break;
    rest = left.trim();
  }
  return words.join(' ').replace(/[.'’"-]+$/u, '');
}

const longestName = 5;
const degree = /, ?(?:ph\.?d|m\.?d|m\.?sc|b\.?sc|m\.?a)$/iu;
const longestInLetters = 60;

/** “I’m a student”: who somebody is, and not what they are called. */
const tellsOther = /^(?:i['’]?m|i am|we|just|אני|אנחנו) /iu;

/** What people type who leave a name out. */
const noName =
  /^(?:(?:no|none|skip|pass|nothing|nobody|no ?one|anonymous|anon|n\/?a|no name|why|what|test|hi|hello|hey|ok|okay|yes)|(?:לא|בלי שם|אין|דלג|דלגו|אנונימי|אנונימית|למה|מה|היי|שלום|אוקיי|כן|בדיקה))[\s.!?…]*$/iu;

/**
 * What to call somebody who was asked for a name: the name alone where it came in a sentence, and nothing where a
 * sentence came without one.
 */
export function called(answer: string): string {
  if (nonAnswer(answer) !== null || noName.test(answer.trim())) return '';
  for (const pattern of introduced) {
    const name = nameAtStart(pattern.exec(answer)?.groups?.['name'] ?? '');
    if (name !== '') return name;
  }
  if (asksBack(answer) || tellsOther.test(answer)) return '';
  const bare = answer
    .trim()
    .replace(/[.!?,]+$/u, '')
    .replace(degree, '');
  const isName =
    /\p{L}/u.test(bare) &&
    bare.length <= longestInLetters &&
    bare.split(/\s+/u).length <= longestName &&
    !/[<>{}|\\]|[.!?:;\n]\s/u.test(bare.replace(title, ''));
  return isName ? bare : '';
}
