import { createHash } from 'node:crypto';

import { type CheckedFiles, told } from '../check-results.ts';

/** See: GitLab, “Code quality report format”. */
export function codeQuality({ files, unread }: CheckedFiles): string {
  const issues = [
    ...files.flatMap(({ path, remarks, missed }) => [
      ...remarks.map((remark) =>
        issueOf(remark.path, {
          rule: remark.rule,
          sentence: told(remark),
          line: remark.start.line,
          severity: 'minor',
          // No line number, so that an issue stays the same when the lines above it change.
          mark: `${remark.written}:${remarks.filter((other) => other.path === remark.path && other.written === remark.written && other.offset < remark.offset).length}`,
        }),
      ),
      ...missed.map((sentence) =>
        issueOf(path, { rule: 'limit', sentence, line: 1, severity: 'major', mark: sentence }),
      ),
    ]),
    ...unread.map(({ path, trouble }) =>
      issueOf(path, { rule: 'unread', sentence: trouble, line: 1, severity: 'major', mark: '' }),
    ),
  ];
  return `${JSON.stringify(issues, null, 2)}\n`;
}

interface Issue {
  readonly rule: string;
  readonly sentence: string;
  readonly line: number;
  readonly severity: 'minor' | 'major';
  readonly mark: string;
}

const issueOf = (path: string, { rule, sentence, line, severity, mark }: Issue) => ({
  description: sentence,
  check_name: rule,
  fingerprint: createHash('sha256').update(`${path}\n${rule}\n${mark}`).digest('hex'),
  severity,
  location: { path, lines: { begin: line } },
});
