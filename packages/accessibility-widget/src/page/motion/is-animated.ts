/**
 * One character per byte. Browsers treat `latin1` as Windows-1252, so some bytes above 127 become other characters.
 */
const latin = new TextDecoder('latin1');

const kinds: readonly (readonly [begins: RegExp, moves: RegExp])[] = [
  [/^GIF8/u, /!ù\cD[\s\S]*!ù\cD/u],
  [/^[\s\S]PNG/u, /^[\s\S]{0,4096}?acTL/u],
  [/^RIFF[\s\S]{4}WEBP/u, /^[\s\S]{0,4096}?ANIM/u],
  [/^[\s\S]{4}ftyp/u, /^[\s\S]{8,64}?avis/u],
  [/^\s*<(?:\?xml|svg|!)/u, /<(?:animate|set\b)|@keyframes/u],
];

/** Whether the bytes are a moving GIF, APNG, WebP, AVIF or SVG. */
export function isAnimated(file: Uint8Array): boolean {
  const text = latin.decode(file);
  return kinds.some(([begins, moves]) => begins.test(text) && moves.test(text));
}

const never = /\.(?:jpe?g|bmp|ico)(?:[?#]|$)/iu;
const known = new Map<string, Promise<boolean | null>>();

/** Fetches a picture, once for each address, to see if it moves. Null if it cannot be read. */
export function isAnimatedAt(address: string, read: typeof fetch = fetch): Promise<boolean | null> {
  if (!address || never.test(address)) return Promise.resolve(false);
  const asked =
    known.get(address) ??
    read(address, { cache: 'force-cache', credentials: 'same-origin' })
      .then(async (reply) =>
        reply.ok ? isAnimated(new Uint8Array(await reply.arrayBuffer())) : null,
      )
      .catch(() => null);
  known.set(address, asked);
  return asked;
}
