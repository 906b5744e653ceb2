import type { LanguageCode } from '@vernacular/analyzer';

type ByLanguage = Readonly<Record<LanguageCode, RegExp>>;

export const pronounOpening: ByLanguage = {
  en: /^(?:this|that|these|those|it|its|they|their|he|she|his|her|him|such|both|neither|the (?:latter|former|same|other|others|two|findings|results|study|studies|team|researchers|scientists|experiments?))(?!\p{L})/iu,
  he: /^(?:זה|זו|זאת|אלה|אלו|הוא|היא|הם|הן|שניהם|שתיהן|ממצאים אלה)(?!\p{L})/u,
};

export const connectorOpening: ByLanguage = {
  en: /^(?:but|and|or|so|then|yet|still|however|therefore|thus|hence|also|instead|moreover|furthermore|indeed|besides|similarly|likewise|finally|next|second(?:ly)?|third(?:ly)?|meanwhile|otherwise|nevertheless|nonetheless|consequently|as a result|in addition|additionally|in contrast|by contrast|for example|for instance|in other words|that is why|on the other hand|here|there|to (?:do|address|test|find|answer|investigate|understand|learn))(?!\p{L})/iu,
  he: /^(?:אבל|אך|אולם|ואולם|לכן|ולכן|כך|גם|בנוסף|למשל|לדוגמה|לעומת זאת|עם זאת|לבסוף|לאחר מכן|אחר כך|כמו כן|יתר על כן|זאת ועוד|כתוצאה|כאן|שם|אז|מפני|מתוך|על סמך|על פי|לפי|בעקבות|במקביל|לשם כך)(?!\p{L})/u,
};

export const pointing: ByLanguage = {
  en: /\b(?:this|these|those|such|it|its|they|them|their|he|she|his|her|both|the|another|other|others|also|too|same|instead|then|so|because)\b/iu,
  he: /(?<!\p{L})(?:הזה|הזאת|הזו|האלה|אלה|כאלה|זה|זו|הוא|היא|הם|הן|אותו|אותה|אותם|שלו|שלה|שלהם|שלהן|(?:מ|ב|ל|עלי|בינ?י)?ה[םן]|(?:כול|חלק|רוב)[םן]|אות[םן]|ממנ[וה]|גם|אחר|אחרת|אחרים|כי|לכן)(?!\p{L})/u,
};

export const pointsBack = (text: string, language: LanguageCode): boolean =>
  pronounOpening[language].test(text) || connectorOpening[language].test(text);
