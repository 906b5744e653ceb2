/** A safe file name from what a person typed: '{name or Article} - Result.docx'. */
export function resultFileName(name: string): string {
  return `${name || 'Article'} - Result.docx`;
}
