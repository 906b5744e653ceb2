type Scroller = Record<string, unknown>;
const names = ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'];

const atOnce = (options: unknown) =>
  typeof options === 'object' && options !== null ? { ...options, behavior: 'instant' } : options;

/** Makes scrolls by script jump instead of glide, until the returned function is called. */
export function instantScroll(window: Window & typeof globalThis): () => void {
  const undo: (() => void)[] = [];
  for (const owner of [window, window.Element.prototype] as unknown as Scroller[])
    for (const name of names) {
      const glide = owner[name];
      if (typeof glide !== 'function') continue;
      const own = Object.getOwnPropertyDescriptor(owner, name);
      const jump = function (this: unknown, ...given: unknown[]): unknown {
        return glide.apply(this, given.length === 1 ? [atOnce(given[0])] : given);
      };
      owner[name] = jump;
      undo.push(() => {
        // Another script may have wrapped our function meanwhile; ours then has to stay.
        if (owner[name] === jump && own) Object.defineProperty(owner, name, own);
      });
    }
  return () => undo.forEach((take) => take());
}
