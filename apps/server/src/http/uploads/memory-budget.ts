import { Failure } from '../failures/failure.ts';

/** Bytes of unfinished uploads that this process may hold at once. */
export interface MemoryBudget {
  /** Takes bytes out of the budget, or refuses with `busy` when they are not there. */
  take(bytes: number): void;
  giveBack(bytes: number): void;
}

/** A budget for all uploads together, so that many large ones are asked to wait instead of ending the process. */
export function memoryBudget(total: number): MemoryBudget {
  let left = total;
  return {
    take(bytes) {
      if (bytes > left) throw new Failure('busy');
      left -= bytes;
    },
    giveBack(bytes) {
      left += bytes;
    },
  };
}
