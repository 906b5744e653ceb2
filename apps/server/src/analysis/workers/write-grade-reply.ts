import {
  cutAtWords,
  withoutHyphenation,
  levels,
  type Level,
  type Report,
  writeHtml,
} from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import { type JsonPieces, JsonWriter } from './json-writer.ts';

type TextSizedField =
  | 'cleanedWords'
  | 'normalWords'
  | 'rareWords'
  | 'words'
  | 'htmlResult'
  | 'text'
  | 'levels'
  | 'taskId';

/**
 * Returns the JSON of a grading reply, in pieces. It is written from word positions, because millions of strings would
 * take ten times the memory of the text. `html` replaces the coloured text.
 */
export function writeGradeReply(
  report: Report,
  rest: Omit<GradeReply, TextSizedField>,
  { tellsLevels, html }: { readonly tellsLevels: boolean; readonly html?: string | null },
): JsonPieces {
  const json = new JsonWriter();
  const list = (name: TextSizedField, tellAll: Parameters<JsonWriter['list']>[0]) => {
    json.raw(`"${name}":`);
    json.list(tellAll);
    json.raw(',');
  };
  const text = (name: TextSizedField, write: (add: (piece: string) => void) => void) => {
    json.raw(`"${name}":`);
    json.text(write);
    json.raw(',');
  };
  json.raw('{');
  list('cleanedWords', (tell) => tellWords(report, tell));
  list('normalWords', (tell) => tellWords(report, tell, 'mid'));
  list('rareWords', (tell) => tellWords(report, tell, 'rare'));
  list('words', (tell) => cutAtWords(report, tell));
  text('htmlResult', (add) =>
    html === undefined || html === null ? writeHtml(report, add) : add(html),
  );
  text('text', (add) => add(report.text));
  if (tellsLevels) list('levels', (tell) => report.tokens.levels.forEach((level) => tell(level)));
  json.raw(`${JSON.stringify(rest).slice(1, -1)},"taskId":null}`);
  return json.end();
}

function tellWords({ text, tokens }: Report, tell: (word: string) => void, level?: Level): void {
  const wanted = level === undefined ? -1 : levels.indexOf(level);
  for (let at = 0; at < tokens.length; at += 1)
    if (wanted < 0 || tokens.levels[at] === wanted)
      tell(withoutHyphenation(text.slice(tokens.starts[at], tokens.ends[at])));
}
