import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../../../docs/evaluation.md', import.meta.url);
const opening = '<!-- written by npm run evaluate -->';
const closing = '<!-- end -->';

const part = new RegExp(`(?<=${opening}\\n)[^]*(?=${closing})`, 'u');

export function inEvaluationPage(
  table: readonly string[],
  { isCheck }: { readonly isCheck: boolean },
): void {
  const text = readFileSync(page, 'utf8');
  if (!part.test(text)) throw new Error('docs/evaluation.md has lost the marks of its table.');
  const written = text.replace(part, () => `\n${table.join('\n')}\n\n`);
  if (isCheck && cells(written) !== cells(text)) {
    throw new Error(
      'docs/evaluation.md is not what the evaluation finds: run npm run evaluate -- --data FOLDER --news FOLDER --write.',
    );
  }
  if (!isCheck) writeFileSync(page, written);
}

/** Ignores the padding that a formatter adds to Markdown tables. */
const cells = (text: string): string => text.replaceAll(/[ -]+/gu, ' ');
