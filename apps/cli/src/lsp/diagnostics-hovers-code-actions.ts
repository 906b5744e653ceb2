import {
  checkText,
  type CheckOptions,
  type FindIn,
  type Finding,
  inSource,
  nameOfRule,
  helpFor,
  loadHelpTools,
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

/** Adds a known word. Arguments: the word, the URI of the document and, for all projects, 'everywhere'. */
export const knownCommand = 'vernacular.known';

/** Command that switches a rule off in a project. Arguments: the rule and the URI of the document. */
export const ruleOffCommand = 'vernacular.ruleOff';

/** Start and end of a comment, by language id. For other languages no comment is offered. */
const comments: Readonly<Record<string, readonly [string, string]>> = {
  markdown: ['<!-- ', ' -->'],
  quarto: ['<!-- ', ' -->'],
  html: ['<!-- ', ' -->'],
  mdx: ['{/* ', ' */}'],
  latex: ['% ', ''],
  tex: ['% ', ''],
  asciidoc: ['// ', ''],
  typst: ['// ', ''],
  org: ['# ', ''],
};

export type Found = ReturnType<typeof findIn>;

/** Returns the findings of a document. `rulesPage` explains the rules; the id of a rule is its fragment. */
export function findIn(
  document: TextDocument,
  read: SourceText,
  options: CheckOptions,
  find: FindIn,
  rulesPage: string | null,
) {
  const marked = withoutSuppressed(read);
  const findings: readonly Finding[] = find(marked.text).map((finding) =>
    Object.assign(finding, { source: inSource(marked, finding.place) }),
  );
  return { document, read, options, findings, rulesPage };
}

const rangeOf = (document: TextDocument, { source }: Pick<Finding, 'source'>): Range => ({
  start: document.positionAt(source.start),
  end: document.positionAt(source.end),
});

/** One diagnostic for each finding, without plainer words, which take longer to find. */
export const diagnosticsOf = (found: Found): Diagnostic[] =>
  found.findings.map((finding) => diagnosticOf(found, finding));

const diagnosticOf = (
  { document, options: { dictionary }, rulesPage }: Found,
  finding: Finding,
): Diagnostic => ({
  range: rangeOf(document, finding),
  severity: DiagnosticSeverity.Information,
  code: finding.rule,
  ...(rulesPage !== null && { codeDescription: { href: `${rulesPage}#${finding.rule}` } }),
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

/** The meaning of the word at a position, which its diagnostic does not give; null without finding or meaning. */
export async function hoverAt(found: Found, position: Range['start']): Promise<Hover | null> {
  const [first] = within(found, { start: position, end: position }).toSorted(
    // A word comes before the sentence around it.
    (one, other) => one.source.end - one.source.start - (other.source.end - other.source.start),
  );
  if (!first) return null;
  const { dictionary } = found.options;
  const checked = checkText(withoutSuppressed(found.read), found.options);
  const help = await loadHelpTools(dictionary.language);
  const { term, meaning } = helpFor(checked, first, { dictionary, ...help });
  if (meaning === null) return null;
  return {
    range: rangeOf(found.document, first),
    contents: { kind: 'markdown', value: sayMeaning({ term, meaning }) },
  };
}

const shown = (score: number | null) => (score === null ? '–' : score.toFixed(1));

/** Quick fixes for the findings in a range: plainer words, known words, a comment that hides the line, rule off. */
export async function actionsAt(found: Found, range: Range): Promise<CodeAction[]> {
  const near = within(found, range);
  if (near.length === 0) return [];
  const { document, options, read } = found;
  const checked = checkText(withoutSuppressed(read), options);
  const { dictionary } = options;
  const help = await loadHelpTools(dictionary.language);
  const now = shown(checked.report.unroundedScore);
  const actions: CodeAction[] = [];
  for (const finding of near) {
    const about = { kind: CodeActionKind.QuickFix, diagnostics: [diagnosticOf(found, finding)] };
    if (!('word' in finding)) {
      actions.push(...hideActions(document, finding, about));
      continue;
    }
    const { plainer } = helpFor(checked, finding, { dictionary, ...help });
    for (const { by, replaces, unroundedScore } of plainer) {
      const edit = { range: rangeOf(document, { source: replaces }), newText: by };
      const title = `Write “${by}” (score ${now} → ${shown(unroundedScore)})`;
      actions.push({ title, ...about, edit: { changes: { [document.uri]: [edit] } } });
    }
    const title = `My readers know “${finding.word}”`;
    const given = [finding.word, document.uri];
    actions.push(
      commandAction(title, about, knownCommand, given),
      commandAction(`${title} in all my projects`, about, knownCommand, [...given, 'everywhere']),
      ...hideActions(document, finding, about),
    );
  }
  // Kate asks for the actions of a whole line, and several findings may offer the same action.
  const byContent = actions.map((one) => [JSON.stringify([one.title, one.edit]), one] as const);
  return [...new Map(byContent).values()];
}

/** Whether a comment may stand in a line before `at`: in a paragraph, a table or a list of Markdown it breaks them. */
const mayPrecede = (text: string, at: number): boolean =>
  /^$|(?:^|\n)[ \t]*\r?\n$/u.test(text.slice(Math.max(0, at - 80), at)) &&
  !/^[ \t|]/u.test(text.slice(at, at + 1));

type About = Pick<CodeAction, 'kind' | 'diagnostics'>;

const commandAction = (title: string, about: About, command: string, given: string[]) => ({
  title,
  ...about,
  command: { title, command, arguments: given },
});

/** Actions that exclude the line by a comment, and that switch the rule off in the project. */
function hideActions(
  document: TextDocument,
  finding: Finding,
  about: About,
): readonly CodeAction[] {
  const title = `Switch off in this project: ${nameOfRule(finding.rule, 'en')}`;
  const off = commandAction(title, about, ruleOffCommand, [finding.rule, document.uri]);
  const comment = comments[document.languageId];
  const start = { ...document.positionAt(finding.source.start), character: 0 };
  const isFree = comment?.[1] === '' || mayPrecede(document.getText(), document.offsetAt(start));
  if (!comment || !isFree) return [off];
  const newText = `${comment.join('vernacular-disable-next-line')}\n`;
  const edit = { changes: { [document.uri]: [{ range: { start, end: start }, newText }] } };
  return [{ title: 'Leave this line alone', ...about, edit }, off];
}
