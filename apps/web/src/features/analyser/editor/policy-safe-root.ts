let safe: Document | null = null;

/**
 * The document as an editor may have it under a policy that forbids inline styles.
 * CodeMirror writes its rules into a `<style>` element where it finds a `head`, and into a constructed style sheet, which the policy allows, where it finds none.
 */
export function policySafeRoot(): Document {
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
