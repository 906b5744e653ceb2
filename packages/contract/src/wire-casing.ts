const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A reply with the first letter of every top-level field in lower case, so that `Score` and `score` read alike.
 * A field that is there in both casings keeps the lower one.
 */
export function readEitherCasing(reply: unknown): unknown {
  if (!isObject(reply)) return reply;
  const capitalized = Object.entries(reply).map(([field, value]) => [
    field.charAt(0).toLowerCase() + field.slice(1),
    value,
  ]);
  return { ...Object.fromEntries(capitalized), ...pickLower(reply) };
}

const pickLower = (reply: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(reply).filter(([field]) => /^[a-z]/.test(field)));
