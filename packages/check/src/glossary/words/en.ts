import type { GlossaryField } from '../glossary.ts';
import birthAndChildhood from './en/birth-and-childhood.json' with { type: 'json' };
import bonesMusclesJoints from './en/bones-muscles-joints.json' with { type: 'json' };
import cancer from './en/cancer.json' with { type: 'json' };
import digestionAndMetabolism from './en/digestion-and-metabolism.json' with { type: 'json' };
import diseasesOfTheNerves from './en/diseases-of-the-nerves.json' with { type: 'json' };
import drugsAndTrials from './en/drugs-and-trials.json' with { type: 'json' };
import eyesEarsSkinTeeth from './en/eyes-ears-skin-teeth.json' with { type: 'json' };
import heartAndVessels from './en/heart-and-vessels.json' with { type: 'json' };
import infectionAndVaccines from './en/infection-and-vaccines.json' with { type: 'json' };
import lungsAndKidneys from './en/lungs-and-kidneys.json' with { type: 'json' };
import mentalHealth from './en/mental-health.json' with { type: 'json' };
import surgeryAndIntensiveCare from './en/surgery-and-intensive-care.json' with { type: 'json' };
import medicines from './en/medicines.json' with { type: 'json' };
import academicWords from './en/academic-words.json' with { type: 'json' };

/** The fields of the English glossary, one file each. */
export const fields = [
  birthAndChildhood,
  bonesMusclesJoints,
  cancer,
  digestionAndMetabolism,
  diseasesOfTheNerves,
  drugsAndTrials,
  eyesEarsSkinTeeth,
  heartAndVessels,
  infectionAndVaccines,
  lungsAndKidneys,
  mentalHealth,
  surgeryAndIntensiveCare,
  medicines,
  academicWords,
] as readonly GlossaryField[];
