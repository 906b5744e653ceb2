import type { CoachComment, CoachFocus } from '@vernacular/exercises';

interface Step {
  readonly asked: string;
  readonly looksAt: string;
}

export interface WorkedExample {
  readonly draft: string;
  readonly checks: string;
  readonly comments: readonly Pick<CoachComment, 'kind' | 'text' | 'quote'>[];
}

interface Role {
  readonly who: string;
  readonly how: string;
}

/** The editable prompts of one language, without the safety rules. */
export interface PromptBook extends Role {
  readonly judge: Role;
  readonly steps: Readonly<Record<CoachFocus, Step>>;
  readonly examples: readonly WorkedExample[];
}

/** A fault in a prompt file. The message continues the file’s name: `has nothing under “## who”`. */
export class BrokenPrompt extends Error {
  override readonly name = 'BrokenPrompt';
}

/** Characters; the model has to read every part with each answer. */
const longestPart = 4000;

function partsOf(file: string): ReadonlyMap<string, string> {
  const [, ...parts] = file.replaceAll('\r\n', '\n').split(/^## /mu);
  return new Map(
    parts.map((part) => {
      const end = `${part}\n`.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end).trim()] as const;
    }),
  );
}

function partOf(parts: ReadonlyMap<string, string>, name: string): string {
  const part = parts.get(name);
  if (!part) throw new BrokenPrompt(`has nothing under “## ${name}”`);
  if (part.length > longestPart)
    throw new BrokenPrompt(`has more than ${longestPart} characters under “## ${name}”`);
  return part;
}

/** Reads the parts `## who` and `## how`. Throws `BrokenPrompt`. */
export function readRole(file: string): Role {
  const parts = partsOf(file);
  return { who: partOf(parts, 'who'), how: partOf(parts, 'how') };
}

/** Reads the steps: a paragraph of what was asked, then what to look at. Throws `BrokenPrompt`. */
export function readSteps(
  file: string,
  names: readonly CoachFocus[],
): Readonly<Partial<Record<CoachFocus, Step>>> {
  const parts = partsOf(file);
  return Object.fromEntries(
    names.map((name) => {
      const [asked = '', ...looksAt] = partOf(parts, name).split(/\n\s*\n/u);
      if (looksAt.length === 0)
        throw new BrokenPrompt(
          `needs two paragraphs under “## ${name}”: what was asked, and what to look at`,
        );
      return [name, { asked, looksAt: looksAt.join('\n') }];
    }),
  );
}

/** Reads the examples; each quotation must stand in its draft. Throws `BrokenPrompt`. */
export function readExamples(file: string): readonly WorkedExample[] {
  const parts = partsOf(file);
  if (parts.size === 0) throw new BrokenPrompt('has no example under a heading “## …”');
  return [...parts.keys()].map((name) => {
    const part = partOf(parts, name);
    const draft = /^Draft: (.+)$/mu.exec(part)?.[1]?.trim();
    if (!draft) throw new BrokenPrompt(`has no line “Draft: …” under “## ${name}”`);
    const checks = /^Checks: (.+)$/mu.exec(part)?.[1]?.trim() ?? '';
    const comments = [
      ...part.matchAll(/^- (?<kind>works|change|question): (?:“(?<quote>[^”]+)” )?(?<text>.+)$/gmu),
    ].map(({ groups }) => ({
      kind: groups!['kind'] as CoachComment['kind'],
      quote: groups!['quote'] ?? '',
      text: groups!['text']!.trim(),
    }));
    if (comments.length === 0) throw new BrokenPrompt(`has no comment under “## ${name}”`);
    const stray = comments.find(({ quote }) => !draft.includes(quote));
    if (stray) throw new BrokenPrompt(`quotes “${stray.quote}”, which its draft does not have`);
    return { draft, checks, comments };
  });
}
