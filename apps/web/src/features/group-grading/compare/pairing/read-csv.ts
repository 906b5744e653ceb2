/** The rows of a CSV file as spreadsheets save it: in any of their encodings, parted by commas, semicolons or tabs. Throws what is not such a file. */
export async function readCsv(file: File): Promise<readonly (readonly string[])[]> {
  const [{ parse }, { readInPage }] = await Promise.all([
    import('csv-parse/browser/esm/sync'),
    import('@vernacular/documents/in-page'),
  ]);
  // Only a text file is decoded, so it is read under such a name.
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
