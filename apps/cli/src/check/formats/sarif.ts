import { nameOfRule } from '@vernacular/check';

import type { Location, Log, ReportingDescriptor, Result } from 'sarif';

import type { Remark } from '../check-file.ts';
import { type CheckedFiles, told } from '../check-results.ts';

const ruleIds = ['rare', 'mid', 'technical-sense', 'long-sentence'] as const;

/** See: SARIF 2.1.0, OASIS Standard. */
export function sarifLog({ files, unread, version }: CheckedFiles): string {
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
              ...ruleIds.map((id) => ruleOf(id, nameOfRule(id, 'en'))),
              ruleOf('limit', 'Limit missed'),
            ],
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: unread.length === 0,
            toolExecutionNotifications: unread.map(({ path, trouble }) => ({
              level: 'error',
              message: { text: trouble },
              locations: [locationOf(path)],
            })),
          },
        ],
        results: files.flatMap(({ path, remarks, missed }) => [
          ...remarks.map((remark): Result => ({
            ruleId: remark.rule,
            level: 'warning',
            message: { text: told(remark) },
            locations: [locationOf(remark.path, remark)],
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

const ruleOf = (id: string, text: string): ReportingDescriptor => ({
  id,
  shortDescription: { text },
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
