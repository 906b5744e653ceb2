/** As much of JSON Schema as our calls use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

/** One line of a table of fields. */
export interface FieldLine {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** What a schema allows, in a few words: 'list of text', 'number or nothing'. */
export function typeOf(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.format === 'binary') return 'file';
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (typeof schema.additionalProperties === 'object')
    return `map of text to ${typeOf(schema.additionalProperties)}`;
  const types = [schema.type ?? 'anything'].flat();
  return types.map((type) => names[type] ?? type).join(' or ');
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  null: 'nothing',
  boolean: 'true or false',
};

/** The fields of a schema, those of an object inside it with a dotted name, those of a list's items with `[]`. */
export function fieldsOf(schema: Schema, prefix = ''): FieldLine[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => fieldsOf(choice, prefix));
  const lines: FieldLine[] = [];
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const name = `${prefix}${field}`;
    const isRequired = schema.required?.includes(field) ?? false;
    lines.push({ name, type: typeOf(inner), isRequired, description: inner.description ?? '' });
    lines.push(
      ...(inner.items ? fieldsOf(inner.items, `${name}[].`) : fieldsOf(inner, `${name}.`)),
    );
  }
  return lines;
}

/** The alternatives of a schema; the schema alone when it has none. */
export const choicesOf = (schema: Schema): readonly Schema[] =>
  schema.anyOf ?? schema.oneOf ?? [schema];
