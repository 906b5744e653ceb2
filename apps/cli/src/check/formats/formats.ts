import type { CheckedFiles } from '../check-results.ts';

/** Loaded on demand: some load what checks a text. */
export const formats = {
  text: async () => (await import('./terminal.ts')).terminalReport,
  json: async () => (checked: CheckedFiles) => `${JSON.stringify(checked, null, 2)}\n`,
  sarif: async () => (await import('./sarif.ts')).sarifLog,
  github: async () => (await import('./github.ts')).githubCommands,
  junit: async () => (await import('./junit.ts')).junitReport,
  gitlab: async () => (await import('./code-quality.ts')).codeQuality,
} as const satisfies Record<string, () => Promise<(checked: CheckedFiles) => string>>;
