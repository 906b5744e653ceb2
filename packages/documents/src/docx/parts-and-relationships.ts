import { UnreadableDocument } from '../unreadable-document.ts';
import { forEachElement } from './read-xml.ts';
import type { WordPackage } from './document-package.ts';

const isWordMain = /(wordprocessingml|ms-word).*main\+xml/;

/**
 * Returns the paths of a Word document's main part and of its footnotes and endnotes. The main part is found by the
 * relationships of the package, then by its content types. Throws UnreadableDocument if the package holds no Word
 * document. See: ECMA-376, part 2.
 */
export async function findParts(zip: WordPackage) {
  const roots = await relationshipsOf(zip, '');
  const types = await contentTypes(zip);
  const candidates = [
    ...roots.filter(({ type }) => type.endsWith('/officeDocument')).map(({ target }) => target),
    ...[...types].filter(([, type]) => isWordMain.test(type)).map(([name]) => name),
    'word/document.xml',
  ];
  const main = candidates.find((name) => zip.has(name));
  if (main === undefined) {
    const isOpenDocument = zip.has('mimetype') && zip.has('content.xml');
    throw notWord(isOpenDocument ? 'an OpenDocument file' : 'a zip archive');
  }
  const type = types.get(main.toLowerCase());
  if (type !== undefined && /spreadsheetml|presentationml|ms-excel|ms-powerpoint/.test(type)) {
    throw notWord(
      /spreadsheetml|excel/.test(type) ? 'an Excel workbook' : 'a PowerPoint presentation',
    );
  }
  const related = await relationshipsOf(zip, main);
  const notes = ['/footnotes', '/endnotes'].flatMap((ending) =>
    related.filter((one) => one.type.endsWith(ending)).map((one) => one.target),
  );
  return { main, notes: notes.filter((name) => zip.has(name)) };
}

const notWord = (what: string) =>
  new UnreadableDocument(
    'not-what-its-name-says',
    `This file is named .docx, but it is ${what}. Please save your text as .docx or .txt.`,
  );

/** The internal relationships of a part, or of the package for an empty name. Targets are paths from the root. */
export async function relationshipsOf(zip: WordPackage, part: string) {
  const [folder = '', base = ''] = /^(.*\/)?(.*)$/.exec(part)?.slice(1) ?? [];
  const found: { id: string; type: string; target: string }[] = [];
  await forEachElement(
    zip,
    `${folder}_rels/${base}.rels`,
    ['Relationship'],
    ({ Id: id = '', Target, Type: type = '', TargetMode }) => {
      if (Target === undefined || TargetMode === 'External') return;
      found.push({ id, type, target: relativePart(folder, Target) });
    },
  );
  return found;
}

/** The path of a target from the root. `folder` ends in a slash. */
export function relativePart(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

async function contentTypes(zip: WordPackage): Promise<ReadonlyMap<string, string>> {
  const types = new Map<string, string>();
  const part = '[Content_Types].xml';
  await forEachElement(zip, part, ['Override'], ({ PartName = '', ContentType = '' }) =>
    types.set(PartName.replace(/^\/+/, '').toLowerCase(), ContentType),
  );
  return types;
}
