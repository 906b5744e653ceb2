import { whole } from './whole.ts';

/**
 * Further words for people, which only list whom a text names: “shop clerks”, “respondents”. They are no cue for
 * praise. No word here stands often for a thing.
 */
export const personWords = whole(
  String.raw`(?:clerks?|shoppers?|interviewees?|respondents?|informants?|immigrants?|asylum seekers?|smokers?|drug users?|offenders?|inmates?|detainees?|suspects|defendants?|jurors?|lawyers?|police officers?|detectives?|cashiers?|waiters?|waitress(?:es)?|bakers?|cleaners?|gardeners?|carpenters?|plumbers?|mechanics|engineers?|technicians?|programmers?|developers?|designers?|architects?|accountants?|bankers?|borrowers?|homeowners?|caretakers?|babysitters?|midwi(?:fe|ves)|surgeons?|dentists?|physicians?|paramedics?|psychologists?|psychiatrists?|therapists?|pharmacists?|vets|lecturers?|professors?|tutors?|trainers?|athletes?|runners?|dancers?|musicians?|actors?|artists?|authors?|bloggers?|journalists?|reporters?|photographers?|translators?|librarians?|hunters?|herders?|miners?|sailors?|pilots|veterans?|orphans?|twins|siblings?|cousins?|uncles?|aunts?|nephews?|nieces?|spouses?|husbands?|wi(?:fe|ves)|partners?|brides?|adolescents?|pensioners?|retirees?|foreigners?|tourists?|travellers?|strangers?|bystanders?|activists?|protesters?|politicians?|officials|administrators?|shareholders?|entrepreneurs?|contractors?|suppliers?|retailers?|vendors?|traders?|manufacturers?|publishers?|assistants?|interns?|trainees?|apprentices?|classmates?|roommates?|flatmates?|mentors?|fans|gamers?|subscribers?|viewers?|speakers of \p{L}+|staff(?: members)?|crews?|players?)`,
  String.raw`אחות|מרואיינים|מרואיינות|נשאלים|נשאלות|נחקרים|נבדקות|משתתפות|פליטים|פליטות|מהגרים|מהגרות|סטודנטיות|סטודנטית|מטפלים|מטפלות|עובדות|שכנות|מטופלות|מתנדבות|מוכרים|מוכרות|קונים|לקוח|לקוחה|ספורטאים|ספורטאיות|נכדים|בני זוג|סבים|סבתות|בני נוער|מתבגרים|צעירים|גמלאים|פעילים|עיתונאים|שוטרים|עדים|שופטים|מורות|סייעות|רופאות|חולדות|קופים|כלבים|חתולים`,
);
