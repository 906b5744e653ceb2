import { nameOfRule } from '@vernacular/check';

import type { Location, Log, Notification, ReportingDescriptor, Result } from 'sarif';

import type { CheckedFiles, Remark } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';
import { fingerprinted } from './fingerprints.ts';
import { ruleHelp } from '../rule-help.ts';

const ruleIds = ['rare', 'mid', 'technical-sense', 'long-sentence'] as const;

/** Returns the findings as a SARIF 2.1.0 log (OASIS). `rulesPage` is the URL of the page that explains the rules. */
export function sarifLog(
  { files, unread, version }: CheckedFiles,
  rulesPage: string | null = null,
): string {
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'vernacular',
            version,
            rules: [
              ...ruleIds.map((id) => ruleOf(id, nameOfRule(id, 'en'), rulesPage)),
              ruleOf('limit', 'Limit missed', rulesPage),
            ],
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: unread.length === 0,
            toolExecutionNotifications: [
              ...unread.map(({ path, trouble }) => notification('error', path, trouble)),
              ...files.flatMap(({ path, notices }) =>
                notices.map((notice) => notification('warning', path, notice)),
              ),
            ],
          },
        ],
        results: files.flatMap(({ path, remarks, missed }) => [
          ...fingerprinted(remarks).map(({ remark, fingerprint }): Result => ({
            ruleId: remark.rule,
            level: 'warning',
            message: { text: remarkSentence(remark) },
            locations: [locationOf(remark.path, remark)],
            // Without this value GitHub hashes the line, and takes a finding for a new one when its line is edited.
            partialFingerprints: { primaryLocationLineHash: fingerprint },
          })),
          ...missed.map((text): Result => ({
            ruleId: 'limit',
            level: 'error',
            message: { text },
            locations: [locationOf(path)],
          })),
        ]),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(id: keyof typeof ruleHelp, text: string, page: string | null): ReportingDescriptor {
  const { why, example, whenNot } = ruleHelp[id];
  return {
    id,
    name: id.replaceAll(/(?:^|-)(\p{L})/gu, (_all, letter: string) => letter.toUpperCase()),
    shortDescription: { text },
    fullDescription: { text: why },
    help: {
      text: `${why} ${whenNot}`,
      markdown: `${why}\n\n**Example:** ${example}\n\n**When not to:** ${whenNot}`,
    },
    ...(page !== null && { helpUri: `${page}#${id}` }),
  };
}

const notification = (level: 'error' | 'warning', path: string, text: string): Notification => ({
  level,
  message: { text },
  locations: [locationOf(path)],
});

const locationOf = (path: string, remark?: Remark): Location => ({
  physicalLocation: {
    artifactLocation: { uri: path.split(/[\\/]/u).map(encodeURIComponent).join('/') },
    ...(remark && {
      region: {
        startLine: remark.start.line,
        startColumn: remark.start.column,
        endLine: remark.end.line,
        endColumn: remark.end.column,
      },
    }),
  },
});
