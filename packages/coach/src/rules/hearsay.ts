import { relatives } from './relatives.ts';
import { whole } from './whole.ts';

/** What somebody said, read or is said to have seen: nobody can check it, whatever number stands in it. */
export const hearsay = whole(
  String.raw`(?:i|we) (?:\p{L}+ )?(?:heard|overheard)|heard (?:that|from|it|about)|(?:told|tells|assured) (?:me|us)|(?:people|they|some|many|others) (?:say|claim|swear)|(?:someone|somebody|a (?:\p{L}+ )?(?:friend|neighbou?r|parent|colleague|relative|cousin|guy|man|woman|mother|father)|(?:my|our) (?:\p{L}+ )?(?:${relatives}|friends?|neighbou?rs?|colleagues?|boss|teacher)) (?:said|says|told|thinks|claims|swears|heard|read)|(?:from|according to) (?:a|one|some|my|our) (?:\p{L}+ )?(?:parents?|friends?|neighbou?rs?|relatives?|mothers?|fathers?|${relatives})|rumou?rs?|on (?:facebook|tiktok|instagram|youtube|the internet|social media)|somewhere|it is said|apparently|supposedly`,
  String.raw`מפי|שמעתי|שמענו|ספרו לי|סיפר\p{L}* (?:לי|לנו)|אמר\p{L}* (?:לי|לנו)|(?:אומרים|מספרים|טוענים) ש\p{L}*|מישהו (?:אמר|סיפר)|קראתי (?:באינטרנט|בפייסבוק|איפשהו|איפה שהוא)|שמועה|שמועות|(?:לדברי|לפי) (?:הורה|שכן|שכנה|חבר|חברה|אמא|אבא|סבתא|סבא|מכר|מכרה)(?: \p{L}+)?|באינטרנט|בפייסבוק|בטיקטוק`,
);
