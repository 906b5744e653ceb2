import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import { languages } from '../../../packages/exercises/src/words/site-languages.ts';
import { markdownToTypst } from './markdown-to-typst.ts';

const require = createRequire(import.meta.url);
const weights = ['400Regular', '400Regular_Italic', '700Bold'];
const fontPaths = ['source-serif-4', 'frank-ruhl-libre'].flatMap((family) => {
  const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
  return weights.map((weight) => join(folder, weight));
});

const page = (title: string, language: string) => `
#set document(title: ${JSON.stringify(title)})
#set page(paper: "a4", margin: (x: 2.6cm, y: 2.4cm), numbering: "1")
#set text(font: ("Source Serif 4", "Frank Ruhl Libre"), lang: "${language}", size: 10.5pt)
#set par(leading: 0.72em, spacing: 1.1em)
#show heading: set block(above: 1.7em, below: 0.8em)
#show title: set text(size: 22pt)
#set table(stroke: (x: none, y: 0.5pt + luma(200)), inset: (x: 6pt, y: 6pt), align: start)
`;

const titleOf = (markdown: string) => /^# (.+)$/mu.exec(markdown)?.[1] ?? '';

export function legalPdf(markdown: string, language: keyof typeof languages): Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths }] });
  // The site's name is not known yet.
  const told = markdown.replaceAll('{{siteName}}', languages[language].thisSite);
  const content = `${page(titleOf(told), language)}\n${markdownToTypst(told)}`;
  return compiler.pdf({ mainFileContent: content });
}
