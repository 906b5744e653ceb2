import type { CheckedFiles } from '../check-file.ts';

type Format = (checked: CheckedFiles, rulesPage: string | null) => string;

/** The output formats by name, each loaded on demand, because some import the checker. */
export const formats = {
  text: async () => (await import('./terminal.ts')).terminalReport,
  json: async () => (checked: CheckedFiles) => `${JSON.stringify(checked, null, 2)}\n`,
  sarif: async () => (await import('./sarif.ts')).sarifLog,
  github: async () => (await import('./github.ts')).githubCommands,
  junit: async () => (await import('./junit.ts')).junitReport,
  summary: async () => (await import('./markdown-summary.ts')).markdownSummary,
  gitlab: async () => (await import('./gitlab-code-quality.ts')).codeQuality,
} as const satisfies Record<string, () => Promise<Format>>;

export const formatNames = Object.keys(formats) as readonly (keyof typeof formats)[];
