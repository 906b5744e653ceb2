import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** An object of any prototype, as JSON, queries and forms are read into; a file is not one. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

const defOf = (schema: Schema) => (schema as z.ZodType).def as Def;

const otherCasing = (name: string) => {
  const first = name.charAt(0);
  const lower = first.toLowerCase();
  return (first === lower ? first.toUpperCase() : lower) + name.slice(1);
};

/**
 * Renames each field that differs from one of the schema only in the case of its first letter, so that `Score` and
 * `score` read alike; if both are there, the schema’s own wins. Names that are data, such as the words of a list of
 * counts, stay as they are.
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
        ? Object.fromEntries(
            Object.entries(value).map(([name, item]) => [name, fitCasing(def.valueType, item)]),
          )
        : value;
    case 'pipe': {
      // A leading transform says nothing about field names, so the schema after it is used.
      const isPrepared = defOf(def.in).type === 'transform';
      return fitCasing(isPrepared ? def.out : def.in, value);
    }
    default:
      return 'innerType' in def ? fitCasing(def.innerType, value) : value;
  }
}

/** Makes a schema accept field names that begin in either case; a check that is no schema gets its input unchanged. */
export const inEitherCasing = <T>(check: {
  parse(value: unknown): T;
}): { readonly parse: (value: unknown) => T } => ({
  parse: (value) =>
    check.parse('_zod' in check ? fitCasing(check as unknown as Schema, value) : value),
});

type Shape = Readonly<Record<string, Schema>>;

function fitFields(shape: Shape, value: Record<string, unknown>): Record<string, unknown> {
  const fitted = Object.entries(value).flatMap(([name, field]) => {
    const other = otherCasing(name);
    const isOther = !Object.hasOwn(shape, name) && Object.hasOwn(shape, other);
    if (isOther && Object.hasOwn(value, other)) return [];
    const known = isOther ? other : name;
    const of = Object.hasOwn(shape, known) ? shape[known] : undefined;
    return [[known, of ? fitCasing(of, field) : field] as const];
  });
  // Not assigned one by one, because a field may be called __proto__.
  return Object.fromEntries(fitted);
}

function fieldsOfAny(options: readonly Schema[]): Shape {
  const shapes = options.map((option): Shape => {
    const def = defOf(option);
    if (def.type === 'object') return def.shape;
    return def.type === 'union' ? fieldsOfAny(def.options) : {};
  });
  return Object.assign({}, ...shapes) as Shape;
}

const holdsFields = (schema: Schema): boolean =>
  !['string', 'number', 'boolean', 'literal', 'enum'].includes(defOf(schema).type);

/** For a history or reply without a schema: lowercases the first letter of every top-level field. */
export function readEitherCasing(reply: unknown): unknown {
  if (!isObject(reply)) return reply;
  const read = Object.entries(reply).flatMap(([field, value]) => {
    const lower = field.charAt(0).toLowerCase() + field.slice(1);
    return lower !== field && Object.hasOwn(reply, lower) ? [] : [[lower, value] as const];
  });
  return Object.fromEntries(read);
}
