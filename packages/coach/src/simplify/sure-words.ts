import { entriesMet, type PlainEntry, plainWords } from '@vernacular/check';

/** Words that are also another part of speech: offered to the writer, never put in unasked. */
const doubtful = new Set(
  `administer advocate aggregate apparatus append bovine buccal chronic cohort component comprise conjecture constituent
   constrain denote depict elicit encompass exhibit exponentially fauna feline forage foster fracture gait habitat immerse
   incidence innate juvenile lesion locus lucid marine maritime modality moribund morphology nasal null ocular oral
   paradigm persist posit posterior postulate potable prevalence prognosis quench rate recede release respiration
   retard sedate secrete sequester specimen spatial sterile stratum subside tactile terrestrial thermal trajectory
   transient transmit transparent traverse ubiquitous ulcer vehement velocity verify visualize vital volatile warrant
   alopecia aquatic arable avian cardiac cephalic cerebral cutaneous dermal equine fluvial gastric hepatic lateral
   lumbar mammary myocardial neural olfactory porcine pulmonary renal respiratory saline somatic thoracic vascular
   ventral dorsal distal proximal anterior benign malignant congenital precipitation replicate replication copying
   predation mortality incidence toxicity`.split(/\s+/u),
);

const sure: ReadonlySet<PlainEntry> = new Set(
  plainWords.filter(({ word, part }) => !doubtful.has(word) && part !== 'a'),
);

/** Whether a word may be exchanged without asking: it is in the first table, and stands for nothing else. */
export function isSure(word: string): boolean {
  const met = entriesMet(word);
  return met.length > 0 && met.every(({ entry }) => sure.has(entry));
}
