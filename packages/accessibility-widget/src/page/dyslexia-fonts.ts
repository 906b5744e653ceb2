const all = 'U+0-10FFFF';
const hebrew = 'U+0590-05FF, U+FB1D-FB4F';

/** Faces of the dyslexia font: family, file and Unicode range. No such font covers Hebrew; Alef is wide and open. */
const faces = [
  ['OpenDyslexic', 'opendyslexic', all],
  ['Comic Neue', 'comic-neue', all],
  ['Accessibilik Hebrew', 'alef-hebrew', hebrew],
] as const;

/** Registers the faces that the document lacks. `assets`: URL of a folder with `fonts/`, ending in a slash. */
export function loadFonts(document: Document, assets: string): void {
  const families = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  for (const [family, file, unicodeRange] of faces) {
    if (families.has(family)) continue;
    for (const weight of ['400', '700']) {
      const address = `url("${assets}fonts/${file}-${weight}.woff2")`;
      document.fonts.add(new FontFace(family, address, { weight, display: 'swap', unicodeRange }));
    }
  }
}
