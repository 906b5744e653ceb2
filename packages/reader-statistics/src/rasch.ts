import { cholesky, inverseDiagonal } from './cholesky.ts';
import { maximise } from './marginal-likelihood.ts';
import { type Estimate, z95 } from './proportions.ts';

/** With fewer readers the abilities and difficulties are too uncertain to be told apart. */
export const fewestReaders = 20;

/** Abilities and difficulties in logits, where 0 is the ability of the average reader. */
export interface Rasch {
  /** One per word; null for a word that all readers or none marked, because no finite difficulty fits it. */
  readonly difficulties: readonly (Difficulty | null)[];
  /** One per reader; finite also for a reader who marked all words or none. */
  readonly abilities: readonly Ability[];
  /** The standard deviation of the abilities in the population; 0 where readers differ no more than by chance. */
  readonly abilitySd: number;
}

/** The maximum likelihood estimate, with Wald's interval; higher is harder. */
export interface Difficulty extends Estimate {
  readonly standardError: number;
}

/** The mean and standard deviation of a reader's ability given the answer (EAP). */
export interface Ability {
  readonly estimate: number;
  readonly sd: number;
}

/**
 * Fits the Rasch model by marginal maximum likelihood with normal abilities: a reader marks a word with the odds
 * exp(difficulty - ability). `marked` has a row per reader and a column per word. Returns null for fewer than 20
 * readers, for fewer than two words that some but not all readers marked, and if the fit found no maximum. Throws
 * `RangeError` if rows differ in length.
 *
 * All readers judge the same words, so the order of the difficulties is that of the shares. A few strict readers lower
 * the average ability and so raise every difficulty alike. For what an ordinary reader knows, or to compare two rounds,
 * subtract the median ability from each difficulty.
 * See: Bock and Aitkin (1981), doi:10.1007/BF02293801; Louis (1982) for the standard errors,
 * doi:10.1111/j.2517-6161.1982.tb01203.x.
 */
export function rasch(marked: readonly (readonly boolean[])[]): Rasch | null {
  const words = marked[0]?.length ?? 0;
  if (marked.some((row) => row.length !== words))
    throw new RangeError('One entry a word in each row.');
  if (marked.length < fewestReaders) return null;
  const times = Array.from(
    { length: words },
    (_, word) => marked.filter((row) => row[word]).length,
  );
  const fitted = times.flatMap((n, word) => (n > 0 && n < marked.length ? [word] : []));
  if (fitted.length < 2) return null;
  const totals = marked.map((row) => fitted.filter((word) => row[word]).length);
  const readers = new Map<number, number>();
  for (const total of totals) readers.set(total, (readers.get(total) ?? 0) + 1);
  const { parameters, at } = maximise({ times: fitted.map((word) => times[word]!), readers });
  const { information, nodes, posteriors } = at;
  const lower = cholesky(information, parameters.length);
  if (lower === null) return null;
  const variances = inverseDiagonal(lower, parameters.length);
  const sd = parameters.at(-1)!;
  const difficulties: (Difficulty | null)[] = times.map(() => null);
  for (const [index, word] of fitted.entries()) {
    const [estimate, standardError] = [parameters[index]!, Math.sqrt(variances[index]!)];
    const half = z95 * standardError;
    difficulties[word] = { estimate, standardError, low: estimate - half, high: estimate + half };
  }
  const abilities = totals.map((total): Ability => {
    const weights = posteriors.get(total)!;
    const mean = weights.reduce((sum, weight, q) => sum + weight * nodes[q]!, 0);
    const variance = weights.reduce((sum, weight, q) => sum + weight * (nodes[q]! - mean) ** 2, 0);
    // The nodes are values of strictness, the opposite of ability.
    return { estimate: 0 - sd * mean, sd: Math.abs(sd) * Math.sqrt(variance) };
  });
  return { difficulties, abilities, abilitySd: Math.abs(sd) };
}
