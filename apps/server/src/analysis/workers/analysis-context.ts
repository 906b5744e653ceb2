import type { Dependencies } from '../../dependencies/index.ts';
import type { InstitutionGlossary } from '../glossary/institution-glossary.ts';
import type { NewsCounts } from '../news-counts/background-download.ts';
import type { OwnDictionaries } from '../own-dictionaries/own-dictionaries.ts';
import type { MemoryBudget } from '../../http/index.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface AnalysisContext extends Dependencies {
  readonly budget: MemoryBudget;
  readonly workers: WorkerPool;
  readonly news: NewsCounts;
  readonly ownDictionaries: OwnDictionaries;
  readonly glossary: InstitutionGlossary;
}
