import type { GlossaryField } from '../glossary.ts';
import astronomy from './en/astronomy.json' with { type: 'json' };
import birthAndChildhood from './en/birth-and-childhood.json' with { type: 'json' };
import bonesMusclesJoints from './en/bones-muscles-joints.json' with { type: 'json' };
import cancer from './en/cancer.json' with { type: 'json' };
import catalysisAndPhysicalChemistry from './en/catalysis-and-physical-chemistry.json' with { type: 'json' };
import chemistry from './en/chemistry.json' with { type: 'json' };
import climateAndAtmosphere from './en/climate-and-atmosphere.json' with { type: 'json' };
import condensedMatter from './en/condensed-matter.json' with { type: 'json' };
import digestionAndMetabolism from './en/digestion-and-metabolism.json' with { type: 'json' };
import diseasesOfTheNerves from './en/diseases-of-the-nerves.json' with { type: 'json' };
import drugsAndTrials from './en/drugs-and-trials.json' with { type: 'json' };
import energyAndBatteries from './en/energy-and-batteries.json' with { type: 'json' };
import epidemiologyAndPublicHealth from './en/epidemiology-and-public-health.json' with { type: 'json' };
import eyesEarsSkinTeeth from './en/eyes-ears-skin-teeth.json' with { type: 'json' };
import geologyAndEarthquakes from './en/geology-and-earthquakes.json' with { type: 'json' };
import heartAndVessels from './en/heart-and-vessels.json' with { type: 'json' };
import imagingAndDiagnosis from './en/imaging-and-diagnosis.json' with { type: 'json' };
import infectionAndVaccines from './en/infection-and-vaccines.json' with { type: 'json' };
import lightAndQuantum from './en/light-and-quantum.json' with { type: 'json' };
import lungsAndKidneys from './en/lungs-and-kidneys.json' with { type: 'json' };
import materialsAndNanotechnology from './en/materials-and-nanotechnology.json' with { type: 'json' };
import mentalHealth from './en/mental-health.json' with { type: 'json' };
import oceansAndWater from './en/oceans-and-water.json' with { type: 'json' };
import particleAndNuclearPhysics from './en/particle-and-nuclear-physics.json' with { type: 'json' };
import statistics from './en/statistics.json' with { type: 'json' };
import surgeryAndIntensiveCare from './en/surgery-and-intensive-care.json' with { type: 'json' };
import genesAndCells from './en/genes-and-cells.json' with { type: 'json' };
import medicines from './en/medicines.json' with { type: 'json' };
import academicWords from './en/academic-words.json' with { type: 'json' };

/** The fields of the English glossary, one file each. */
export const fields = [
  astronomy,
  birthAndChildhood,
  bonesMusclesJoints,
  cancer,
  catalysisAndPhysicalChemistry,
  chemistry,
  climateAndAtmosphere,
  condensedMatter,
  digestionAndMetabolism,
  diseasesOfTheNerves,
  drugsAndTrials,
  energyAndBatteries,
  epidemiologyAndPublicHealth,
  eyesEarsSkinTeeth,
  geologyAndEarthquakes,
  heartAndVessels,
  imagingAndDiagnosis,
  infectionAndVaccines,
  lightAndQuantum,
  lungsAndKidneys,
  materialsAndNanotechnology,
  mentalHealth,
  oceansAndWater,
  particleAndNuclearPhysics,
  statistics,
  surgeryAndIntensiveCare,
  genesAndCells,
  medicines,
  academicWords,
] as readonly GlossaryField[];
