/** A line of a page for tests: where it stands in points from the lower left corner, its size and its text. */
export type TestLine = readonly [left: number, y: number, size: number, text: string];

/** A PDF file in Helvetica on letter paper, its lines in the order in which they are given. */
export function pdfForTests(pages: readonly (readonly TestLine[])[], trailer = ''): Buffer {
  const objects = [
    '',
    '',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  const kids: string[] = [];
  for (const lines of pages) {
    const content = lines
      .map(([left, y, size, text]) => `BT /F ${size} Tf 1 0 0 1 ${left} ${y} Tm (${text}) Tj ET`)
      .join('\n');
    objects.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>/Contents ${objects.length} 0 R>>`;
    objects.push(page);
    kids.push(`${objects.length} 0 R`);
  }
  objects[0] = '<</Type/Catalog/Pages 2 0 R>>';
  objects[1] = `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`;
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
