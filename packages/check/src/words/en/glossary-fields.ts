import type { GlossaryField } from '../glossary.ts';
import animalsAndBehaviour from './en/animals-and-behaviour.json' with { type: 'json' };
import archaeologyAndHistory from './en/archaeology-and-history.json' with { type: 'json' };
import astronomy from './en/astronomy.json' with { type: 'json' };
import biochemistry from './en/biochemistry.json' with { type: 'json' };
import birthAndChildhood from './en/birth-and-childhood.json' with { type: 'json' };
import bonesMusclesJoints from './en/bones-muscles-joints.json' with { type: 'json' };
import cancer from './en/cancer.json' with { type: 'json' };
import catalysisAndPhysicalChemistry from './en/catalysis-and-physical-chemistry.json' with { type: 'json' };
import chemistry from './en/chemistry.json' with { type: 'json' };
import climateAndAtmosphere from './en/climate-and-atmosphere.json' with { type: 'json' };
import computing from './en/computing.json' with { type: 'json' };
import condensedMatter from './en/condensed-matter.json' with { type: 'json' };
import developmentAndStemCells from './en/development-and-stem-cells.json' with { type: 'json' };
import digestionAndMetabolism from './en/digestion-and-metabolism.json' with { type: 'json' };
import diseasesOfTheNerves from './en/diseases-of-the-nerves.json' with { type: 'json' };
import drugsAndTrials from './en/drugs-and-trials.json' with { type: 'json' };
import ecology from './en/ecology.json' with { type: 'json' };
import economicsAndFinance from './en/economics-and-finance.json' with { type: 'json' };
import education from './en/education.json' with { type: 'json' };
import electronicsAndRobotics from './en/electronics-and-robotics.json' with { type: 'json' };
import energyAndBatteries from './en/energy-and-batteries.json' with { type: 'json' };
import engineeringAndBuilding from './en/engineering-and-building.json' with { type: 'json' };
import epidemiologyAndPublicHealth from './en/epidemiology-and-public-health.json' with { type: 'json' };
import evolutionAndFossils from './en/evolution-and-fossils.json' with { type: 'json' };
import eyesEarsSkinTeeth from './en/eyes-ears-skin-teeth.json' with { type: 'json' };
import genetics from './en/genetics.json' with { type: 'json' };
import geologyAndEarthquakes from './en/geology-and-earthquakes.json' with { type: 'json' };
import heartAndVessels from './en/heart-and-vessels.json' with { type: 'json' };
import imagingAndDiagnosis from './en/imaging-and-diagnosis.json' with { type: 'json' };
import immunology from './en/immunology.json' with { type: 'json' };
import infectionAndVaccines from './en/infection-and-vaccines.json' with { type: 'json' };
import lightAndQuantum from './en/light-and-quantum.json' with { type: 'json' };
import linguistics from './en/linguistics.json' with { type: 'json' };
import lungsAndKidneys from './en/lungs-and-kidneys.json' with { type: 'json' };
import machineLearning from './en/machine-learning.json' with { type: 'json' };
import materialsAndNanotechnology from './en/materials-and-nanotechnology.json' with { type: 'json' };
import mathematics from './en/mathematics.json' with { type: 'json' };
import mentalHealth from './en/mental-health.json' with { type: 'json' };
import microbiology from './en/microbiology.json' with { type: 'json' };
import molecularAndCellBiology from './en/molecular-and-cell-biology.json' with { type: 'json' };
import neuroscience from './en/neuroscience.json' with { type: 'json' };
import oceansAndWater from './en/oceans-and-water.json' with { type: 'json' };
import particleAndNuclearPhysics from './en/particle-and-nuclear-physics.json' with { type: 'json' };
import philosophyAndLaw from './en/philosophy-and-law.json' with { type: 'json' };
import plantsAndFarming from './en/plants-and-farming.json' with { type: 'json' };
import plantsAnimalsEvolution from './en/plants-animals-evolution.json' with { type: 'json' };
import psychology from './en/psychology.json' with { type: 'json' };
import sociologyAndPolitics from './en/sociology-and-politics.json' with { type: 'json' };
import statistics from './en/statistics.json' with { type: 'json' };
import surgeryAndIntensiveCare from './en/surgery-and-intensive-care.json' with { type: 'json' };
import genesAndCells from './en/genes-and-cells.json' with { type: 'json' };
import medicines from './en/medicines.json' with { type: 'json' };
import academicWords from './en/academic-words.json' with { type: 'json' };

/** The fields of the English glossary, one file each. */
export const fields = [
  animalsAndBehaviour,
  archaeologyAndHistory,
  astronomy,
  biochemistry,
  birthAndChildhood,
  bonesMusclesJoints,
  cancer,
  catalysisAndPhysicalChemistry,
  chemistry,
  climateAndAtmosphere,
  computing,
  condensedMatter,
  developmentAndStemCells,
  digestionAndMetabolism,
  diseasesOfTheNerves,
  drugsAndTrials,
  ecology,
  economicsAndFinance,
  education,
  electronicsAndRobotics,
  energyAndBatteries,
  engineeringAndBuilding,
  epidemiologyAndPublicHealth,
  evolutionAndFossils,
  eyesEarsSkinTeeth,
  genetics,
  geologyAndEarthquakes,
  heartAndVessels,
  imagingAndDiagnosis,
  immunology,
  infectionAndVaccines,
  lightAndQuantum,
  linguistics,
  lungsAndKidneys,
  machineLearning,
  materialsAndNanotechnology,
  mathematics,
  mentalHealth,
  microbiology,
  molecularAndCellBiology,
  neuroscience,
  oceansAndWater,
  particleAndNuclearPhysics,
  philosophyAndLaw,
  plantsAndFarming,
  plantsAnimalsEvolution,
  psychology,
  sociologyAndPolitics,
  statistics,
  surgeryAndIntensiveCare,
  genesAndCells,
  medicines,
  academicWords,
] as readonly GlossaryField[];
