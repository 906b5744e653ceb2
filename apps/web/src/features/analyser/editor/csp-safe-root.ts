let safe: Document | null = null;

/**
 * A proxy of the document without `head`, to pass as `root`: CodeMirror then uses a constructed style sheet,
 * which the content security policy allows, instead of a `<style>` element.
 */
export function cspSafeRoot(): Document {
  safe ??= new Proxy(document, {
    get: (target, key) => {
      if (key === 'head') return undefined;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  return safe;
}
