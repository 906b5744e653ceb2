import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** What JSON, a query or a form is read into, whatever its prototype; a file is something else. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

const defOf = (schema: Schema) => (schema as z.ZodType).def as Def;

const otherCasing = (name: string) => {
  const first = name.charAt(0);
  const lower = first.toLowerCase();
  return (first === lower ? first.toUpperCase() : lower) + name.slice(1);
};

/**
 * What was sent or answered, its fields named as the schema names them: each may begin with a lower or an upper case
 * letter, so that `Score` and `score` read alike. A field that is there in both keeps the schema's own. Names that
 * are data, such as the words of a list of counts, stay as they are.
 */
export function fitCasing(schema: Schema, value: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return isObject(value) ? fitFields(def.shape, value) : value;
    case 'union':
      return isObject(value) ? fitFields(fieldsOfAny(def.options), value) : value;
    case 'array':
      return Array.isArray(value) && holdsFields(def.element)
        ? value.map((item) => fitCasing(def.element, item))
        : value;
    case 'record':
      return isObject(value) && holdsFields(def.valueType)
        ? mapValues(value, (item) => fitCasing(def.valueType, item))
        : value;
    case 'pipe': {
      // What is checked beforehand says nothing about names; what comes after it does.
      const isPrepared = defOf(def.in).type === 'transform';
      return fitCasing(isPrepared ? def.out : def.in, value);
    }
    default:
      return 'innerType' in def ? fitCasing(def.innerType, value) : value;
  }
}

/** A check that reads what it is given in either casing; one that is no schema reads it as it is. */
export const inEitherCasing = <T>(check: {
  parse(value: unknown): T;
}): { readonly parse: (value: unknown) => T } => ({
  parse: (value) =>
    check.parse('_zod' in check ? fitCasing(check as unknown as Schema, value) : value),
});

type Shape = Readonly<Record<string, Schema>>;

function fitFields(shape: Shape, value: Record<string, unknown>): Record<string, unknown> {
  const fitted: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const other = otherCasing(name);
    const isOther = !Object.hasOwn(shape, name) && Object.hasOwn(shape, other);
    if (isOther && Object.hasOwn(value, other)) continue;
    const known = isOther ? other : name;
    const of = Object.hasOwn(shape, known) ? shape[known] : undefined;
    // Defined, not assigned: a field may be called __proto__.
    Object.defineProperty(fitted, known, {
      value: of ? fitCasing(of, field) : field,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return fitted;
}

/** The fields that any of several schemas has. */
function fieldsOfAny(options: readonly Schema[]): Shape {
  const shapes = options.map((option): Shape => {
    const def = defOf(option);
    if (def.type === 'object') return def.shape;
    return def.type === 'union' ? fieldsOfAny(def.options) : {};
  });
  return Object.assign({}, ...shapes) as Shape;
}

/** Whether anything in what a schema describes has names; long lists of words are not walked. */
const holdsFields = (schema: Schema): boolean =>
  !['string', 'number', 'boolean', 'literal', 'enum'].includes(defOf(schema).type);

const mapValues = (value: Record<string, unknown>, map: (item: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item)]));

/** A history or a reply without a schema, the first letter of every top-level field in lower case. */
export function readEitherCasing(reply: unknown): unknown {
  if (!isObject(reply)) return reply;
  const lowered = Object.entries(reply).map(([field, value]) => [
    field.charAt(0).toLowerCase() + field.slice(1),
    value,
  ]);
  return { ...Object.fromEntries(lowered), ...pickLower(reply) };
}

const pickLower = (reply: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(reply).filter(([field]) => /^[a-z]/.test(field)));
