import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import type { Sayings } from '../texts/sayings.ts';

/** What a remark is by its place among the sayings: praise, the closing question, or something to change. */
export interface RemarkName {
  readonly kind: 'praise' | 'criticism' | 'closing';
  readonly name: string;
}

const kinds = {
  works: 'praise',
  question: 'closing',
  ofClaim: 'closing',
  chosen: 'closing',
  reader: 'closing',
  listing: 'closing',
  facts: 'closing',
  person: 'closing',
  inText: 'closing',
} as const;
const hole = '⟨⟩';

/** The sentence with holes where words of the draft go, as a pattern. */
const patternOf = (saying: unknown): RegExp[] => {
  const forms =
    typeof saying === 'function'
      ? [hole, 1, 2].map((filled) => String(saying(...Array.from({ length: 4 }, () => filled))))
      : [saying]
          .flatMap((one) => (typeof one === 'object' ? Object.values(one as object).flat() : one))
          .map(String);
  return forms.map((form) => {
    const plain = form.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
    return new RegExp(`^${plain.replaceAll(/⟨⟩|\b[12]\b/gu, String.raw`[\s\S]*?`)}$`, 'u');
  });
};

const patternsOf = ({ own, ...sayings }: Sayings) =>
  Object.entries({ ...sayings, ...own }).flatMap(([group, all]) =>
    group === 'relations' || typeof all !== 'object'
      ? []
      : Object.entries(all as Readonly<Record<string, unknown>>).flatMap(([name, saying]) =>
          patternOf(saying).map((pattern) => ({
            kind: group in kinds ? kinds[group as keyof typeof kinds] : ('criticism' as const),
            name,
            pattern,
          })),
        ),
  );

const patterns = [...patternsOf(english), ...patternsOf(hebrew)];

/** The name under which a sentence of the local coach stands in its texts; null for a sentence it cannot say. */
export function remarkName(text: string): RemarkName | null {
  const found = patterns.find(({ pattern }) => pattern.test(text));
  return found ? { kind: found.kind, name: found.name } : null;
}
