import type { GlossaryField } from '../../glossary/glossary.ts';
import animalsAndBehaviour from './glossary/animals-and-behaviour.json' with { type: 'json' };
import archaeologyAndHistory from './glossary/archaeology-and-history.json' with { type: 'json' };
import astronomy from './glossary/astronomy.json' with { type: 'json' };
import biochemistry from './glossary/biochemistry.json' with { type: 'json' };
import birthAndChildhood from './glossary/birth-and-childhood.json' with { type: 'json' };
import bonesMusclesJoints from './glossary/bones-muscles-joints.json' with { type: 'json' };
import cancer from './glossary/cancer.json' with { type: 'json' };
import catalysisAndPhysicalChemistry from './glossary/catalysis-and-physical-chemistry.json' with { type: 'json' };
import chemistry from './glossary/chemistry.json' with { type: 'json' };
import climateAndAtmosphere from './glossary/climate-and-atmosphere.json' with { type: 'json' };
import computing from './glossary/computing.json' with { type: 'json' };
import condensedMatter from './glossary/condensed-matter.json' with { type: 'json' };
import developmentAndStemCells from './glossary/development-and-stem-cells.json' with { type: 'json' };
import digestionAndMetabolism from './glossary/digestion-and-metabolism.json' with { type: 'json' };
import diseasesOfTheNerves from './glossary/diseases-of-the-nerves.json' with { type: 'json' };
import drugsAndTrials from './glossary/drugs-and-trials.json' with { type: 'json' };
import ecology from './glossary/ecology.json' with { type: 'json' };
import economicsAndFinance from './glossary/economics-and-finance.json' with { type: 'json' };
import education from './glossary/education.json' with { type: 'json' };
import electronicsAndRobotics from './glossary/electronics-and-robotics.json' with { type: 'json' };
import energyAndBatteries from './glossary/energy-and-batteries.json' with { type: 'json' };
import engineeringAndBuilding from './glossary/engineering-and-building.json' with { type: 'json' };
import epidemiologyAndPublicHealth from './glossary/epidemiology-and-public-health.json' with { type: 'json' };
import evolutionAndFossils from './glossary/evolution-and-fossils.json' with { type: 'json' };
import eyesEarsSkinTeeth from './glossary/eyes-ears-skin-teeth.json' with { type: 'json' };
import genetics from './glossary/genetics.json' with { type: 'json' };
import geologyAndEarthquakes from './glossary/geology-and-earthquakes.json' with { type: 'json' };
import heartAndVessels from './glossary/heart-and-vessels.json' with { type: 'json' };
import imagingAndDiagnosis from './glossary/imaging-and-diagnosis.json' with { type: 'json' };
import immunology from './glossary/immunology.json' with { type: 'json' };
import infectionAndVaccines from './glossary/infection-and-vaccines.json' with { type: 'json' };
import lightAndQuantum from './glossary/light-and-quantum.json' with { type: 'json' };
import linguistics from './glossary/linguistics.json' with { type: 'json' };
import lungsAndKidneys from './glossary/lungs-and-kidneys.json' with { type: 'json' };
import machineLearning from './glossary/machine-learning.json' with { type: 'json' };
import materialsAndNanotechnology from './glossary/materials-and-nanotechnology.json' with { type: 'json' };
import mathematics from './glossary/mathematics.json' with { type: 'json' };
import mentalHealth from './glossary/mental-health.json' with { type: 'json' };
import microbiology from './glossary/microbiology.json' with { type: 'json' };
import molecularAndCellBiology from './glossary/molecular-and-cell-biology.json' with { type: 'json' };
import neuroscience from './glossary/neuroscience.json' with { type: 'json' };
import oceansAndWater from './glossary/oceans-and-water.json' with { type: 'json' };
import particleAndNuclearPhysics from './glossary/particle-and-nuclear-physics.json' with { type: 'json' };
import philosophyAndLaw from './glossary/philosophy-and-law.json' with { type: 'json' };
import plantsAndFarming from './glossary/plants-and-farming.json' with { type: 'json' };
import plantsAnimalsEvolution from './glossary/plants-animals-evolution.json' with { type: 'json' };
import psychology from './glossary/psychology.json' with { type: 'json' };
import sociologyAndPolitics from './glossary/sociology-and-politics.json' with { type: 'json' };
import statistics from './glossary/statistics.json' with { type: 'json' };
import surgeryAndIntensiveCare from './glossary/surgery-and-intensive-care.json' with { type: 'json' };
import genesAndCells from './glossary/genes-and-cells.json' with { type: 'json' };
import medicines from './glossary/medicines.json' with { type: 'json' };
import academicWords from './glossary/academic-words.json' with { type: 'json' };

/** The fields of the English glossary, one file each. */
export const glossaryByField = [
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
