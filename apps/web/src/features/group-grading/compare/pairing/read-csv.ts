/**
 * The rows of a CSV file as saved by spreadsheets: in any of their encodings, separated by commas, semicolons or
 * tabs. Throws for any other file.
 */
export async function readCsv(file: File): Promise<readonly (readonly string[])[]> {
  const [{ parse }, { readInPage }] = await Promise.all([
    import('csv-parse/browser/esm/sync'),
    import('@vernacular/documents/in-page'),
  ]);
  // The reader decodes text files only, so the table is read under a .txt name.
  const text = await readInPage({
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: 'table.txt',
  });
  return parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
  });
}
