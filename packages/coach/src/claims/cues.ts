/** Beginnings of verbs that say one thing brings about, changes or stops another. */
const verb = `(?:increas|reduc|improv|caus|enhanc|decreas|lower|rais|boost|promot|inhibit|induc|trigger|influenc|affect|impact|alter|impair|produc|revers|slow|sav|extend|prolong|delay|double|worsen|aggravat|accelerat|attenuat|alleviat|reliev|restor|suppress|stimulat|facilitat|eliminat|damag|strengthen|weaken|elevat|mediat|modulat|regulat|benefit|prevent|protect|contribut|harm|help|treat|cur|minimi[sz]|diminish|curb|block|ward|shorten|lengthen|chang|mitigat|hinder|spur|fuel|ease|aid|disrupt|prompt|yield|restrict|halv|slash|spark|combat|overcom|heal|expand|creat|generat|avoid|limit|optimi[sz]|destroy|interfer)`;

const hedge =
  '(?:may|might|could|possibly|potential(?:ly)?|perhaps|(?:appear|seem|likely|expected|thought|believed)(?:s|ed)? to)';

const cue = (pattern: string) => new RegExp(pattern, 'iu');

/** What a sentence is looked at for. Written from reading conclusions and their press releases; no list of words was taken from them. */
export const cues = {
  association: cue(String.raw`\bassociat\w+`),
  relation: cue(
    String.raw`\bcorrelat\w+|\brelat(?:ed|ion|ionship|ionships|es)\b|\blink(?:ed|s|ing)?\b|\bconnect\w+|\btied to\b|\bgoes? (?:along|together|hand)`,
  ),
  predicts: cue(
    String.raw`\bpredict\w*|\bprognostic|\brisk factors?|\bmarkers?\b|\bindicators?\b|\bdeterminants?\b|\bindependent(?:ly)?\b`,
  ),
  risk: cue(
    String.raw`\b(?:higher|lower|increased|greater|reduced|elevated|raised|decreased|double|at|twice the|high|low)\b[^.]{0,20}\b(?:risk|odds|rates?|likelihood|prevalence|mortality|incidence|chance)`,
  ),
  likely: cue(
    String.raw`\b(?:more|less|as|most|least|times|un)\s?likely\b|\btend(?:s|ed)? to\b|\bprone\b`,
  ),
  compares: cue(
    String.raw`\bthan\b|\bcompared (?:with|to)\b|\bdiffer\w*|\bversus\b|\bamong\b|\bsimilar\b|\bno significant`,
  ),
  verbNow: cue(
    String.raw`\b${verb}(?:es|s)\b|\b(?:cuts|leads to|results in|makes|kills|hurts|drives|puts|plays? (?:a|an) (?:\w+ )?role|keeps|brings)\b`,
  ),
  verbPast: cue(String.raw`\b${verb}(?:ed|d)\b|\b(?:led to|resulted in|made|gave|drove)\b`),
  verbBare: cue(
    String.raw`\b${verb}(?:e|ing|t)?\b|\b(?:cut|lead to|leading to|result in|resulting in|kill|make)\b`,
  ),
  effect: cue(
    String.raw`\beffective\w*|\befficac\w+|\beffects? (?:of|on|in)\b|\bimpact (?:of|on)\b|\bbenefi\w+|\bsuperior\w*|\bprotective\b|\bwork(?:s|ed)?\b`,
  ),
  dueTo: cue(
    String.raw`\bdue to\b|\bbecause\b|\bas a result\b|\battribut\w+|\bthanks to\b|\bthrough\b|\bvia\b`,
  ),
  hedge: cue(String.raw`\b${hedge}\b`),
  hedgeThenCause: cue(
    String.raw`\b${hedge}(?: \w+){0,4} (?:${verb}(?:e|t|es|s|ed|ing)?|lead|result|cut|make|be (?:\w+ )?(?:effective|beneficial|useful|protective|due)|play|have (?:\w+ )?effects?|offer|provide|give)\b`,
  ),
  appears: cue(String.raw`\b(?:appear|seem|promis|likely|hope|suspect)\w*\b(?! than)`),
  should: cue(
    String.raw`\bshould\b|\bneed(?:s|ed)?\b|\brecommend\w*|\bfurther (?:research|stud|invest)\w*|\brequir\w+|\bwarrant\w*|\bmust\b|\bimportan\w+`,
  ),
  aim: cue(
    String.raw`\baims?\b|\bpurpose\b|\bdesigned to\b|\bwill\b|\bto (?:determine|evaluate|investigate|examine|assess|explore|identify|understand)\b|\bpresents?\b|\bdescribes?\b|\breports?\b`,
  ),
  suggests: cue(String.raw`\bsuggest\w*|\bindicat\w+|\bevidence\b`),
  denial: cue(String.raw`\bno\b|\bnot\b|\bneither\b|\bnor\b|\bwithout\b`),
  method: cue(
    String.raw`\bmethods?\b|\btools?\b|\btechniques?\b|\bfeasib\w+|\bsafe\b|\breliab\w+|\buseful\w*|\bmodel\b|\bprocedures?\b|\bapproach\w*|\baccura\w+|\bvalid\w*`,
  ),
  purpose: cue(String.raw`\bto (?:${verb}(?:e|t)?|cut)\b`),
  treatment: cue(
    String.raw`\btreatment|\btherap\w+|\bintervention|\bprogram|\bdrug|\bvaccin\w+|\btraining|\bexercise|\bsupplement\w*|\bdiet\b|\btrial|\brandomi[sz]ed`,
  ),
  significant: cue(
    String.raw`\bsignifican\w+|\bstrong\w*|\bpositive(?:ly)?\b|\bnegative(?:ly)?\b|\binverse\w*`,
  ),
  can: cue(String.raw`\bcan\b|\bcannot\b|\bable to\b`),
  before: cue(
    String.raw`\bprevious(?:ly)?\b|\bconcerns?\b|\bdebate\b|\bprior\b|\bhas been (?:suggested|shown|proposed)\b|\bhypothes\w+|\bwhether\b|\bwonder\w*|\bunclear\b|\bunknown\b|\bcontrovers\w+|\bquestion\w*`,
  ),
  dropIn: cue(
    String.raw`\b(?:drop|fall|rise|decline|reduction|increase|improvement|decrease|gain|loss)s? in\b`,
  ),
  asEffective: cue(
    String.raw`\b(?:as|more|less|most|highly|equally|an|and|not|is|are|was|were) (?:safe and )?effective\b|\bgood for\b|\bbad for\b|\bhas (?:an? )?(?:\w+ )?(?:effect|impact)`,
  ),
  peopleWho: cue(
    String.raw`\b(?:people|patients|women|men|children|those|adults|individuals|teens|infants|students) (?:who|with|without|whose)\b`,
  ),
  reported: cue(
    String.raw`\bsaid\b|\bsays\b|\bpublished\b|\bpresented\b|\bjournal\b|\bappears? (?:online|in)\b|\bled by\b|\bdeveloped\b|\bcalled\b|\bis an?\b`,
  ),
} as const;

export type CueName = keyof typeof cues;
