import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../../../docs/evaluation.md', import.meta.url);
const opening = '<!-- written by npm run evaluate -->';
const closing = '<!-- end -->';

/** What stands between the marks of docs/evaluation.md, as the last evaluation wrote it. */
const part = new RegExp(`(?<=${opening}\\n)[^]*(?=${closing})`, 'u');

/** Puts a table into docs/evaluation.md, or with `isCheck` throws where the page says otherwise. */
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

/** The page without the white space in which a formatter sets its tables. */
const cells = (text: string): string => text.replaceAll(/[ -]+/gu, ' ');
