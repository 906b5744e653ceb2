import type { CheckedFiles } from '../check-file.ts';
import { remarkSentence } from '../remark-sentence.ts';

/** Returns JUnit XML as Ant writes it, with one test case per file, which fails when a limit is missed. */
export function junitReport({ files, unread }: CheckedFiles): string {
  const failures = files.filter(({ missed }) => missed.length > 0).length;
  const cases = files.map(({ path, missed, remarks }) => {
    const said = remarks.map(
      (remark) =>
        `${remark.path === path ? '' : `${remark.path}:`}${remark.start.line}:${remark.start.column} ${remarkSentence(remark)}`,
    );
    return `  <testcase classname="vernacular" name="${escaped(path)}">
${missed.map((sentence) => `    <failure message="${escaped(sentence)}"/>\n`).join('')}${
      said.length > 0 ? `    <system-out>${escaped(said.join('\n'))}</system-out>\n` : ''
    }  </testcase>
`;
  });
  const errors = unread.map(
    ({ path, trouble }) => `  <testcase classname="vernacular" name="${escaped(path)}">
    <error message="${escaped(trouble)}"/>
  </testcase>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="vernacular" tests="${files.length + unread.length}" failures="${failures}" errors="${unread.length}">
${[...cases, ...errors].join('')}</testsuite>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Drops characters that XML 1.0 cannot represent. */
const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\n]/gu, (character) => entities[character]!);
