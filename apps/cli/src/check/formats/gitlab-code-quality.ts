import type { CheckedFiles } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';
import { fingerprinted, hashOf } from './fingerprints.ts';

/** Returns the findings as JSON in GitLab’s “Code Quality report format”. */
export function codeQuality({ files, unread }: CheckedFiles): string {
  const issues = [
    ...files.flatMap(({ path, remarks, missed }) => [
      ...fingerprinted(remarks).map(({ remark, fingerprint }) =>
        issueOf(remark.path, remark.rule, remarkSentence(remark), {
          line: remark.start.line,
          fingerprint,
        }),
      ),
      ...missed.map((sentence) => issueOf(path, 'limit', sentence)),
    ]),
    ...unread.map(({ path, trouble }) => issueOf(path, 'unread', trouble)),
  ];
  return `${JSON.stringify(issues, null, 2)}\n`;
}

/** `place` is given for a finding; other issues are about the whole file. */
const issueOf = (
  path: string,
  rule: string,
  sentence: string,
  place?: { readonly line: number; readonly fingerprint: string },
) => ({
  description: sentence,
  check_name: rule,
  fingerprint: place?.fingerprint ?? hashOf(path, rule, sentence),
  severity: place ? 'minor' : 'major',
  location: { path, lines: { begin: place?.line ?? 1 } },
});
