import type { Outside } from '../../outside/index.ts';
import type { NewsCounts } from '../news-counts/news-counts.ts';
import type { OwnDictionaries } from '../own-dictionaries/own-dictionaries.ts';
import type { MemoryBudget } from '../../http/index.ts';
import type { Workbench } from './workbench.ts';

/** What the routes work with: the outside, and what the site makes of it for itself. */
export interface Means extends Outside {
  readonly budget: MemoryBudget;
  readonly workbench: Workbench;
  readonly news: NewsCounts;
  readonly ownDictionaries: OwnDictionaries;
}
