import { Failure } from '../failures/failure.ts';

export interface MemoryBudget {
  take(bytes: number): void;
  giveBack(bytes: number): void;
}

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
