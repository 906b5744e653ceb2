/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { analyze, buildWordTable, languageByScript, wholeShares } from '@vernacular/analyzer';
import type { Dictionary } from '@vernacular/analyzer';
import { expect, test } from 'vitest';

import { rowsFromText, written } from './answers/answer.ts';
import type { Answer } from './answers/answer.ts';
import { exercises } from './catalog/exercises.ts';
import type { CoachReply, CoachRequest } from './coach/coach-port.ts';
import { converse } from './conversation/converse.ts';
import type { Conversed } from './conversation/converse.ts';
import type { Grade } from './grade/grade.ts';
import { isFinished, readHistory, writeHistory } from './wire/history.ts';
import type { ConversationLanguage } from './words/site-languages.ts';
import type { Edition, Request, Setting } from './exercise/script-types.ts';
import { transcriptsOf } from './transcripts-for-tests.ts';
import type { Turn } from './turn/turn.ts';

/** A dictionary in which long words are rare; enough to see a grade in a transcript. */
function dictionaryFor(text: string): Dictionary {
  const words = (text.match(/[\p{L}'’]+/gu) ?? [])
    .filter((word) => word.length < 11)
    .map((word) => [word.toLowerCase(), word.length < 9 ? 2000 : 500] as const);
  return {
    code: 'Test',
    language: languageByScript(text) ?? 'en',
    label: 'Short words (for tests)',
    period: null,
    measure: 'occurrences',
    scale: 1,
    cutoffs: { common: 1000, mid: 50 },
    tokens: null,
    edition: 'full',
    table: buildWordTable(words),
  };
}

function grade(text: string): Grade {
  const report = analyze(text, dictionaryFor(text));
  const words = [...new Set(report.rareWords.map((word) => word.toLowerCase()))].sort();
  return {
    kind: 'grade',
    total: report.cleaned,
    common: report.common,
    mid: report.mid,
    rare: report.rare,
    percentages: wholeShares(report),
    score: report.score,
    rareWords: words.map((word) => ({ word, count: 0 })),
    abbreviations: [],
    countedWith: { code: 'Test', language: 'en', label: 'Short words (for tests)', period: null },
  };
}

/** A coach that shows what it was given. */
const coach = ({
  focus,
  draft,
  earlier,
  choice,
  jargon,
  wantsVersion,
}: CoachRequest): CoachReply => ({
  kind: 'coach',
  comments: [
    {
      kind: 'works',
      quote: draft.split(' ').slice(0, 4).join(' '),
      text: `[${[focus, choice, ...earlier.map(({ field }) => field)].filter(Boolean).join(', ')}]`,
    },
  ],
  plainer: jargon.slice(0, 1).map(({ word }) => ({ word, plainer: 'a plainer word' })),
  version: wantsVersion ? draft.replace(/[\p{L}]{11,}/gu, '…') : '',
  madeBy: 'local',
});

const host = {
  run: (request: Request) =>
    Promise.resolve(request.kind === 'grade' ? grade(request.text) : coach(request)),
  now: () => new Date('2026-11-21T08:00:00Z'),
};

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A message as somebody reads it, without its markup. */
function readable({ html, table, range }: Turn): string {
  const text = html.source
    .replace(/<button[^>]*data-value="([^"]*)"[^>]*>(.*?)<\/button>/g, '\n[$2 → $1]')
    .replace(/<\/t[hd]><t[hd][^>]*>/g, ' | ')
    .replace(/<(p|div|tr|li|blockquote|section|h[23]|caption|br)[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  const asked = [
    ...(range ? [`(${range.from} to ${range.to} words)`] : []),
    ...(table
      ? [
          `(table of ${table.minimumRows} rows or more: ${table.headers.join(' | ')})`,
          `(example: ${table.example.join(' | ')})`,
        ]
      : []),
  ];
  return [
    `bot: ${decode(text).replaceAll('\n', '\n     ')}`,
    ...asked.map((line) => `     ${line}`),
  ].join('\n');
}

const answerOf = (line: string): Answer =>
  line.startsWith('table ')
    ? { text: '', table: rowsFromText(line.slice(6).replaceAll(' ;; ', '\n')) }
    : written(line);

/** Goes through a conversation, the history sent along each time as a client would. */
async function transcribe(head: string, answers: readonly string[]): Promise<string> {
  const [, name = '', edition = '', language = ''] = /^# (\S+) · (\S+) · (\S+)/.exec(head) ?? [];
  const exercise = exercises.find((each) => each.name === name)!;
  const setting: Setting = {
    edition: edition as Edition,
    language: language as ConversationLanguage,
  };
  let sent: unknown = { currentStage: 0, language };
  const lines: string[] = [head];
  const messages: object[] = [];
  const go = async (answer: Answer | null): Promise<Conversed> => {
    const read = readHistory(exercise, setting, JSON.parse(JSON.stringify(sent)));
    if (read.kind === 'refused') throw new Error(read.sentence);
    if (answer) messages.push({ ...answer, isStudent: true });
    const went = await converse(exercise, setting, read.history, answer, { ...host, messages });
    messages.push(...went.turns.map(({ html }) => ({ text: html.source })));
    sent = writeHistory(exercise, went.history);
    const again = ['again', 'ended', 'paused'].includes(went.kind) ? `, ${went.kind}` : '';
    lines.push('', `(stage ${went.history.stage}${again})`, ...went.turns.map(readable));
    return went;
  };
  await go(null);
  for (const answer of answers) {
    lines.push('', `you: ${answer}`);
    await go(answerOf(answer));
  }
  const kept = Object.entries(sent as Record<string, unknown>).filter(([, value]) => value !== '');
  const finished = isFinished(exercise, sent as Record<string, unknown>);
  lines.push(
    '',
    finished ? '(finished)' : '(not finished)',
    ...kept.map(([field, value]) => `${field}: ${String(value)}`),
    '',
  );
  return lines.join('\n');
}

const files = exercises.flatMap(({ name }) =>
  transcriptsOf(name).map((file) => `${name}/transcripts/${file}`),
);

/** To add a conversation, write its first line and the lines that begin with `you:`, then run with `-u`. */
test.each(files)('%s is what is said', async (file) => {
  const path = new URL(file, import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  const answers = lines.filter((line) => line.startsWith('you: ')).map((line) => line.slice(5));
  await expect(await transcribe(lines[0]!, answers)).toMatchFileSnapshot(path.pathname);
});
