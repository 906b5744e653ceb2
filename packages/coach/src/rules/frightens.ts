import { quote } from '../text/quote.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

const fear = whole(
  String.raw`blood\b[^.?!]{0,30}\bon your hands|on your conscience|imagine your (?:\p{L}+ )?(?:baby|child|children|son|daughter|mother|father|kids?)|(?:we|you|they) (?:will|are going to|['’]ll) all die|you(?:['’]re| are| will be) (?:killing|to blame|guilty|responsible for (?:\p{L}+ )?deaths?)|(?:will be|is) your fault|you will (?:all )?regret|if you (?:do not|don['’]t)\b[^.?!]{0,60}\b(?:die|dies|dead|death|kill)|(?:thousands|millions|hundreds) of (?:\p{L}+ ){1,3}(?:will|are going to) die|(?:our|your|their) (?:grand)?(?:children|kids) will (?:all )?die|it will be a (?:\p{L}+ )?catastrophe`,
  String.raw`(?:כולנו|כולכם|אתם|אנחנו) (?:עוד )?(?:נמות|תמותו)|(?:אלפי|מיליוני|מאות) (?:ילדים|אנשים|תינוקות|חולים) (?:ימותו|ייהרגו)|דם[^.?!]{0,25}על ה?ידיים|באשמתכם|תתחרטו|(?:דמיינו|תארו לעצמכם) את (?:התינוק|הילד|הבת|הבן|האימא|האבא)\p{L}*|אסון נורא (?:מחכה|צפוי)|(?:תהיה|יהיה|תקרה|יקרה)(?: \p{L}+){0,2} (?:קטסטרופה|אסון נורא)`,
);

/** What frightens or blames the reader: a step that asks for feeling asks for none of it. */
export const frightens: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    const words = fear[language].exec(text)?.[0];
    if (words !== undefined)
      return { kind: 'question', text: say.change.frightens(words), quote: quote(text) };
  }
  return null;
};
