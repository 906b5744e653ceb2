import type { GlossaryField } from '../glossary.ts';
import biologyAndEcology from './he/biology-and-ecology.json' with { type: 'json' };
import brainAndMind from './he/brain-and-mind.json' with { type: 'json' };
import cancerAndDrugs from './he/cancer-and-drugs.json' with { type: 'json' };
import chemistryAndMaterials from './he/chemistry-and-materials.json' with { type: 'json' };
import climateAndEarth from './he/climate-and-earth.json' with { type: 'json' };
import computingAndData from './he/computing-and-data.json' with { type: 'json' };
import economicsAndLaw from './he/economics-and-law.json' with { type: 'json' };
import geneticsAndCells from './he/genetics-and-cells.json' with { type: 'json' };
import heartAndMedicine from './he/heart-and-medicine.json' with { type: 'json' };
import infectionAndImmunity from './he/infection-and-immunity.json' with { type: 'json' };
import languageAndHistory from './he/language-and-history.json' with { type: 'json' };
import physicsAndSpace from './he/physics-and-space.json' with { type: 'json' };
import societyAndEducation from './he/society-and-education.json' with { type: 'json' };
import statisticsAndResearch from './he/statistics-and-research.json' with { type: 'json' };

/** The fields of the Hebrew glossary, one file each. */
export const fields = [
  biologyAndEcology,
  brainAndMind,
  cancerAndDrugs,
  chemistryAndMaterials,
  climateAndEarth,
  computingAndData,
  economicsAndLaw,
  geneticsAndCells,
  heartAndMedicine,
  infectionAndImmunity,
  languageAndHistory,
  physicsAndSpace,
  societyAndEducation,
  statisticsAndResearch,
] as readonly GlossaryField[];
