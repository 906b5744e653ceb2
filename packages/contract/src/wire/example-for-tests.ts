import { z } from 'zod';

const texts = [
  'a text',
  '2026-11-21T08:00:00Z',
  '2026-11-21',
  'https://example.org/',
  'ada@example.org',
  'example.org',
  '2024',
  '/logo.svg',
  'IL',
  'he',
  'AAAAAAAAAAAAAAAAAAAAAA',
];

const defOf = (schema: z.core.$ZodType) =>
  (schema as z.ZodType).def as z.core.$ZodTypes['_zod']['def'];

/** A value that a schema accepts, with every field it knows, also those that may be left out. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, exampleOf(field)]),
      );
    case 'array':
      return [exampleOf(def.element)];
    case 'record':
      return { ['A word']: exampleOf(def.valueType) };
    case 'union':
      return exampleOf(def.options[0]!);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'number':
      return [2, 1, 2024].find((number) => z.safeParse(schema, number).success);
    case 'file':
      return aFile();
    case 'string':
      return texts.find((text) => z.safeParse(schema, text).success);
    case 'pipe':
      return textThat(schema) ?? exampleOf(defOf(def.in).type === 'transform' ? def.out : def.in);
    default:
      return 'innerType' in def ? exampleOf(def.innerType) : null;
  }
}

const textThat = (schema: z.core.$ZodType) =>
  [...texts, 'Education'].find((text) => z.safeParse(schema, text).success);

/** The contract knows neither browser nor server, which both have files. */
const aFile = (): unknown =>
  Reflect.construct(Reflect.get(globalThis, 'File') as new () => unknown, [['a'], 'a.txt']);
