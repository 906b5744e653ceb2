import type { CheckedFiles } from '../check-results.ts';
import { codeQuality } from './code-quality.ts';
import { githubCommands } from './github.ts';
import { junitReport } from './junit.ts';
import { sarifLog } from './sarif.ts';
import { terminalReport } from './terminal.ts';

export const formats = {
  text: terminalReport,
  json: (checked: CheckedFiles) => `${JSON.stringify(checked, null, 2)}\n`,
  sarif: sarifLog,
  github: githubCommands,
  junit: junitReport,
  gitlab: codeQuality,
} as const satisfies Record<string, (checked: CheckedFiles) => string>;
