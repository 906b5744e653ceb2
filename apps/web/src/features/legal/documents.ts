export const legalDocuments = [
  'privacy-policy',
  'terms-of-use',
  'cookies-policy',
  'accessibility-statement',
] as const;

export type LegalDocument = (typeof legalDocuments)[number];

const pages = import.meta.glob<string>('./documents/*/*.md', { import: 'default' });

/** The HTML of a document, with `{{siteName}}` for the name of the site. Throws if the language has none. */
export async function openDocument(name: LegalDocument, language: string): Promise<string> {
  const load = pages[`./documents/${language}/${name}.md`];
  if (!load) throw new Error(`There is no document ${name} in ${language}.`);
  return load();
}
