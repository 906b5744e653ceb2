import { wordStem } from '@vernacular/analyzer';

import type { FactPatterns, Patterns } from '../patterns.ts';

export const patterns: Patterns = {
  // English prose has at least 0.4; Spanish, French and German share a few short function words with it.
  leastFunctionWords: 0.2,
  senseOf: (word) => wordStem(word, 'en'),
  numeral:
    /^(?:eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|dozens?|hundreds?|thousands?)$/iu,
  pronounOpening:
    /^(?:this|that|these|those|it|its|they|their|he|she|his|her|him|such|both|neither|the (?:latter|former|same|other|others|two|findings|results|study|studies|team|researchers|scientists|experiments?))(?!\p{L})/iu,
  connectorOpening:
    /^(?:but|and|or|so|then|yet|still|however|therefore|thus|hence|also|instead|moreover|furthermore|indeed|besides|similarly|likewise|finally|next|second(?:ly)?|third(?:ly)?|meanwhile|otherwise|nevertheless|nonetheless|consequently|as a result|in addition|additionally|in contrast|by contrast|for example|for instance|in other words|that is why|on the other hand|here|there|to (?:do|address|test|find|answer|investigate|understand|learn))(?!\p{L})/iu,
  pointing:
    /\b(?:this|these|those|such|it|its|they|them|their|he|she|his|her|both|the|another|other|others|also|too|same|instead|then|so|because)\b/iu,
  leaning:
    /(?<!\p{L})(?:however|therefore|thus|there|here|we|our|ours|us|you|your|i|my|ones?|some|most|many|none|all|each|more|less|fewer|further|first|second|third|last|later|only|even|again|two|three|four|five|who)(?!\p{L})/iu,
  kin: [
    /(?<!\p{L})(?:stud(?:y|ies|ied)|trials?|reviews?|research\p{L}*|experiments?|evidence|data|results?|findings?|authors?|scientists?|investigat\p{L}*|literature|reports?|search\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:drugs?|treat\p{L}*|therap\p{L}*|medic\p{L}*|interventions?|placebo|doses?|vaccin\p{L}*|antibiotics?|surgery|procedures?|operations?|techniques?|methods?|approach\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:patients?|people|persons?|participants?|volunteers?|adults?|child(?:ren)?|infants?|bab(?:y|ies)|m[ae]n|wom[ae]n|users?|population|students?|everyone|somebody|workers?)(?!\p{L})/iu,
    /(?<!\p{L})(?:diseases?|illness\p{L}*|disorders?|infections?|symptoms?|conditions?|pain|side.effects?|effects?|harms?|adverse|deaths?|died?|mortality|complications?|surviv\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:compan\p{L}*|firms?|business\p{L}*|government\p{L}*|organi[sz]ations?|charit\p{L}*|countr\p{L}*|cit(?:y|ies))(?!\p{L})/iu,
  ],
  longestBeginning: 5,
  core: (word) => word.toLowerCase(),
  synonyms: [
    'participants?|subjects?|volunteers?|respondents?|interviewees?|informants?|test persons?|probands?|recruits|enrollees|attendees|examinees|test takers',
    'method|technique|procedure|methodology',
    'device|gadget|instrument|apparatus|tool',
    'glue|adhesive',
    'pupils|schoolchildren|learners',
    'drug|medication|medicine',
    'survey|questionnaire|poll',
    'app|application|programme|software',
  ].map((row) => new RegExp(String.raw`\b(?:the |this |each |our )?(${row})\b`, 'giu')),
};

const owner = /['’]s?$/u;

export const factPatterns: FactPatterns = {
  // Verbs that can be nouns are left out: “these lead pipes”.
  barePointer:
    /^(?:this(?=\s+(?:has|had|means|shows|makes|may|might|could|would|should|must|helps|leads|allows|suggests|happens|indicates|explains|implies|(?:is|was) (?:particularly|partly|mainly|mostly|probably|likely|due|shown|seen|done|important|possible|supported|true))\s+(?!of\b))|these(?=\s+(?:had|have|may|might|could|would|should|must|include|suggest|indicate)\s))/iu,
  supposed:
    /(?<!\p{L})(?:if|would|could|should|need(?:s|ed)?|imagine|suppose|say|perhaps|maybe|sure|certain)(?!\p{L})/iu,
  comment:
    /(?<!\p{L})(?:not|no|nothing|none|i|it|this|should|delete|add|unclear)(?!\p{L})|n['’]t(?!\p{L})/iu,
  isOfName: (word, name) => word.replace(owner, '').toLowerCase() === name.toLowerCase(),
};
