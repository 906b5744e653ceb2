import type { GlossaryField } from '../../glossary/glossary.ts';
import biologyAndEcology from './glossary/biology-and-ecology.json' with { type: 'json' };
import brainAndMind from './glossary/brain-and-mind.json' with { type: 'json' };
import cancerAndDrugs from './glossary/cancer-and-drugs.json' with { type: 'json' };
import chemistryAndMaterials from './glossary/chemistry-and-materials.json' with { type: 'json' };
import climateAndEarth from './glossary/climate-and-earth.json' with { type: 'json' };
import computingAndData from './glossary/computing-and-data.json' with { type: 'json' };
import economicsAndLaw from './glossary/economics-and-law.json' with { type: 'json' };
import geneticsAndCells from './glossary/genetics-and-cells.json' with { type: 'json' };
import heartAndMedicine from './glossary/heart-and-medicine.json' with { type: 'json' };
import infectionAndImmunity from './glossary/infection-and-immunity.json' with { type: 'json' };
import languageAndHistory from './glossary/language-and-history.json' with { type: 'json' };
import physicsAndSpace from './glossary/physics-and-space.json' with { type: 'json' };
import societyAndEducation from './glossary/society-and-education.json' with { type: 'json' };
import statisticsAndResearch from './glossary/statistics-and-research.json' with { type: 'json' };

/** The fields of the Hebrew glossary, one file each. */
export const glossaryByField = [
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
