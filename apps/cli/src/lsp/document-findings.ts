import {
  checkText,
  type CheckOptions,
  type FindIn,
  type Finding,
  inSource,
  nameOfRule,
  helpFor,
  openHelp,
  sayFinding,
  sayMeaning,
} from '@vernacular/check';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  type Range,
} from 'vscode-languageserver/node';

import { withoutSuppressed } from '../check/disable-directives.ts';
import type { SourceText } from '../texts/read-text.ts';

export interface Found {
  readonly document: TextDocument;
  readonly read: SourceText;
  readonly options: CheckOptions;
  readonly findings: readonly Finding[];
}

export const knownCommand = 'vernacular.known';

export function findIn(
  document: TextDocument,
  read: SourceText,
  options: CheckOptions,
  find: FindIn,
): Found {
  const marked = withoutSuppressed(read);
  const findings = find(marked.text).map((finding) =>
    Object.assign(finding, { source: inSource(marked, finding.place) }),
  );
  return { document, read, options, findings };
}

const rangeOf = (document: TextDocument, { source }: Pick<Finding, 'source'>): Range => ({
  start: document.positionAt(source.start),
  end: document.positionAt(source.end),
});

export const diagnosticsOf = ({ document, options, findings }: Found): Diagnostic[] =>
  findings.map((finding) => diagnosticOf(document, options, finding));

const diagnosticOf = (
  document: TextDocument,
  { dictionary }: CheckOptions,
  finding: Finding,
): Diagnostic => ({
  range: rangeOf(document, finding),
  severity: finding.rule === 'mid' ? DiagnosticSeverity.Hint : DiagnosticSeverity.Information,
  code: finding.rule,
  source: 'vernacular',
  message: say(finding, dictionary),
});

/** Cached messages: most words of a text are reported again with each keystroke. */
const sentences = new WeakMap<CheckOptions['dictionary'], Map<string, string>>();

function say(finding: Finding, dictionary: CheckOptions['dictionary']): string {
  if (!('count' in finding)) return sayFinding(finding, dictionary, 'en');
  const known = sentences.get(dictionary) ?? new Map<string, string>();
  sentences.set(dictionary, known);
  const sentence = known.get(finding.word) ?? sayFinding(finding, dictionary, 'en');
  known.set(finding.word, sentence);
  return sentence;
}

const within = ({ document, findings }: Found, { start, end }: Range): readonly Finding[] => {
  const from = document.offsetAt(start);
  const to = document.offsetAt(end);
  return findings.filter(({ source }) => source.start <= to && from <= source.end);
};

export async function hoverAt(found: Found, position: Range['start']): Promise<Hover | null> {
  const [first] = within(found, { start: position, end: position }).toSorted(
    // A word comes before the sentence around it.
    (one, other) => one.source.end - one.source.start - (other.source.end - other.source.start),
  );
  if (!first) return null;
  const { dictionary } = found.options;
  const checked = checkText(withoutSuppressed(found.read), found.options);
  const help = await openHelp(dictionary.language);
  const { term, meaning } = helpFor(checked, first, { dictionary, ...help });
  const said = [
    `**${nameOfRule(first.rule, 'en')}**`,
    sayFinding(first, dictionary, 'en'),
    ...(meaning === null ? [] : [sayMeaning({ term, meaning })]),
  ];
  return {
    range: rangeOf(found.document, first),
    contents: { kind: 'markdown', value: said.join('\n\n') },
  };
}

const shown = (score: number | null) => (score === null ? '–' : score.toFixed(1));

export async function actionsAt(found: Found, range: Range): Promise<CodeAction[]> {
  const near = within(found, range);
  if (near.length === 0) return [];
  const { document, options, read } = found;
  const checked = checkText(withoutSuppressed(read), options);
  const { dictionary } = options;
  const help = await openHelp(dictionary.language);
  const now = shown(checked.report.unroundedScore);
  const actions: CodeAction[] = [];
  for (const finding of near) {
    if (!('word' in finding)) continue;
    const about = {
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(document, options, finding)],
    };
    const { plainer } = helpFor(checked, finding, { dictionary, ...help });
    for (const { by, replaces, unroundedScore } of plainer) {
      const edit = { range: rangeOf(document, { source: replaces }), newText: by };
      const title = `Write “${by}” (score ${now} → ${shown(unroundedScore)})`;
      actions.push({ title, ...about, edit: { changes: { [document.uri]: [edit] } } });
    }
    const title = `My readers know “${finding.word}”`;
    const command = { title, command: knownCommand, arguments: [finding.word, document.uri] };
    actions.push({ title, ...about, command });
  }
  return actions;
}
