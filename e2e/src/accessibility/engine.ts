import type { Page } from '@playwright/test';

/** One fault an engine is sure of. */
export interface Violation {
  /** The engine's own name for the rule. */
  readonly rule: string;
  /** Where on the page: a selector or a path, which looks into shadow roots. */
  readonly place: string;
  readonly because: string;
}

/** A program that judges the page as it stands now, by WCAG 2.2 A and AA. Doubts are no violations. */
export interface Engine {
  readonly name: 'axe' | 'ibm' | 'alfa';
  audit(page: Page): Promise<readonly Violation[]>;
}
