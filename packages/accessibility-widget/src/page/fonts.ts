/** Faces of the dyslexia font, loaded when it is first switched on. Hebrew has none: Alef is wide and open. */
const faces = [
  { family: 'OpenDyslexic', weight: '400', file: 'opendyslexic-400.woff2' },
  { family: 'OpenDyslexic', weight: '700', file: 'opendyslexic-700.woff2' },
  { family: 'Comic Neue', weight: '400', file: 'comic-neue-400.woff2' },
  { family: 'Comic Neue', weight: '700', file: 'comic-neue-700.woff2' },
  {
    family: 'Accessibilik Hebrew',
    weight: '400',
    file: 'alef-hebrew-400.woff2',
    range: 'U+0590-05FF, U+FB1D-FB4F',
  },
  {
    family: 'Accessibilik Hebrew',
    weight: '700',
    file: 'alef-hebrew-700.woff2',
    range: 'U+0590-05FF, U+FB1D-FB4F',
  },
];

/** A loader of the faces under `assets`, a folder's address. Repeated calls do nothing. */
export function fontLoader(document: Document, assets: string): () => void {
  let isLoaded = false;
  return () => {
    if (isLoaded) return;
    isLoaded = true;
    for (const { family, weight, file, range } of faces) {
      const address = new URL(`fonts/${file}`, assets).href;
      const face = new FontFace(family, `url("${address}") format("woff2")`, {
        weight,
        display: 'swap',
        ...(range && { unicodeRange: range }),
      });
      document.fonts.add(face);
    }
  };
}
