import type { CheckedFiles } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';
import { fingerprinted, hashOf } from './fingerprints.ts';

/** Returns the findings as JSON in GitLab’s “Code Quality report format”. */
export function codeQuality({ files, unread }: CheckedFiles): string {
  const issues = [
    ...files.flatMap(({ path, remarks, missed }) => [
      ...fingerprinted(remarks).map(({ remark, fingerprint }) =>
        issueOf(remark.path, {
          rule: remark.rule,
          sentence: remarkSentence(remark),
          line: remark.start.line,
          severity: 'minor',
          fingerprint,
        }),
      ),
      ...missed.map((sentence) =>
        issueOf(path, { rule: 'limit', sentence, line: 1, severity: 'major' }),
      ),
    ]),
    ...unread.map(({ path, trouble }) =>
      issueOf(path, { rule: 'unread', sentence: trouble, line: 1, severity: 'major' }),
    ),
  ];
  return `${JSON.stringify(issues, null, 2)}\n`;
}

interface Issue {
  readonly rule: string;
  readonly sentence: string;
  readonly line: number;
  readonly severity: 'minor' | 'major';
  readonly fingerprint?: string;
}

const issueOf = (path: string, { rule, sentence, line, severity, ...known }: Issue) => ({
  description: sentence,
  check_name: rule,
  fingerprint: known.fingerprint ?? hashOf(path, rule, sentence),
  severity,
  location: { path, lines: { begin: line } },
});
