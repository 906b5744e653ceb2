import { pdfForTests } from './pdf/pdf-for-tests.ts';
import { zipForTests } from './zip-for-tests.ts';

const office = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="urn:x/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]) => `<Relationships>${all.join('')}</Relationships>`;

/** An OpenDocument text with this body; `manifest` is what stands in its list of files. */
export const odtForTests = (body: string, manifest = '') =>
  zipForTests([
    { name: 'META-INF/manifest.xml', content: `<manifest>${manifest}</manifest>` },
    {
      name: 'content.xml',
      content: `<o:document-content xmlns:o="${office('office')}" xmlns:text="${office('text')}" xmlns:table="${office('table')}" xmlns:draw="${office('drawing')}"><o:body>${body}</o:body></o:document-content>`,
    },
  ]);

const part = (inside: string) =>
  `<p:sld xmlns:p="urn:p" xmlns:a="${drawing}"><p:cSld>${inside}</p:cSld></p:sld>`;

/** A presentation of one slide, which is shown before another that is first among the files, with its notes. */
export const pptxForTests = (slide: string, notes: string) => {
  return zipForTests([
    { name: '_rels/.rels', content: relations(relation('r1', 'officeDocument', 'ppt/main.xml')) },
    {
      name: 'ppt/main.xml',
      content:
        '<p:presentation xmlns:p="urn:p" xmlns:r="urn:r"><p:sldId id="9" r:id="r2"/><p:sldId id="8" r:id="r1"/></p:presentation>',
    },
    {
      name: 'ppt/_rels/main.xml.rels',
      content: relations(
        relation('r1', 'slide', 'slides/1.xml'),
        relation('r2', 'slide', 'slides/2.xml'),
      ),
    },
    {
      name: 'ppt/slides/1.xml',
      content: part('<p:sp><a:p><a:r><a:t>last</a:t></a:r></a:p></p:sp>'),
    },
    { name: 'ppt/slides/2.xml', content: part(slide) },
    {
      name: 'ppt/slides/_rels/2.xml.rels',
      content: relations(relation('r1', 'notesSlide', '../notes/1.xml')),
    },
    { name: 'ppt/notes/1.xml', content: part(notes) },
  ]);
};

/** A book of these chapters, in a folder of its own. */
export const epubForTests = (chapters: readonly string[], encryption?: string) =>
  zipForTests([
    {
      name: 'META-INF/container.xml',
      content: '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    },
    ...(encryption === undefined ? [] : [{ name: 'META-INF/encryption.xml', content: encryption }]),
    {
      name: 'OPS/book.opf',
      content: `<package><manifest><item id="n" href="nav.xhtml" properties="nav"/>${chapters
        .map((_, at) => `<item id="c${at}" href="text%20${at}.xhtml"/>`)
        .join('')}</manifest><spine><itemref idref="n"/>${chapters
        .map((_, at) => `<itemref idref="c${at}"/>`)
        .toReversed()
        .join('')}</spine></package>`,
    },
    { name: 'OPS/nav.xhtml', content: '<html><body>Contents</body></html>' },
    ...chapters.map((content, at) => ({ name: `OPS/text ${at}.xhtml`, content })),
  ]);

const slide = '<p:sp><a:p><a:r><a:t>Cells divide.</a:t></a:r></a:p></p:sp>';

/** A small file of each format that is no text. */
export const packagesForTests = [
  { fileName: 'a.odt', source: odtForTests('<o:text><text:p>Cells divide.</text:p></o:text>') },
  { fileName: 'a.pptx', source: pptxForTests(slide, slide) },
  { fileName: 'a.epub', source: epubForTests(['<html><body><p>Cells divide.</p></body></html>']) },
  { fileName: 'a.pdf', source: pdfForTests([[[72, 700, 18, 'Cells divide']]]) },
];
