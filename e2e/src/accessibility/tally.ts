import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Tells in the end how many states each engine has judged. */
export default class Tally implements Reporter {
  readonly #judged = new Map<string, number>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === 'judged')
        this.#judged.set(description, (this.#judged.get(description) ?? 0) + 1);
  }

  onEnd(): void {
    const counts = [...this.#judged].map(([engine, count]) => `${engine} ${count}`);
    process.stdout.write(`judgements: ${counts.join(', ')}\n`);
  }
}
