/** Those whose story is told as a proof, in English: “my nephew took it and was well”. */
export const relatives =
  'grand(?:mother|father|ma|pa|parents?|son|daughter)|granny|gran|mother|father|mum|mom|dad|parents?|uncle|aunt(?:ie)?|nephew|niece|cousins?|brothers?|sisters?|sons?|daughters?|wife|husband|girlfriend|boyfriend|partner|friends?|flatmate|room ?mate|neighbou?rs?|colleagues?|boss|teacher|coach|dog|cat';

/** The same in Hebrew. */
export const relativesInHebrew =
  'סבתא|סבא|סבתי|סבי|אימא|אמא|אבא|אמי|אבי|דודה?|דוד שלי|הדודה? שלי|אחיין|האחיין שלי|אחיינית|האחיינית שלי|בן דוד|בת דוד|אחותי|אחי|בני|בתי|אשתי|בעלי|חבר שלי|חברה שלי|השכן|השכנה';
