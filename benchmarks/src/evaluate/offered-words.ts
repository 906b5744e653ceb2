import { zippedJson } from './data-folder.ts';
import { type Finding, share } from './finding.ts';

interface Swords {
  readonly contexts: Readonly<Record<string, { readonly context: string }>>;
  readonly targets: Readonly<
    Record<
      string,
      { readonly context_id: string; readonly target: string; readonly offset: number }
    >
  >;
  readonly substitutes: Readonly<
    Record<string, { readonly target_id: string; readonly substitute: string }>
  >;
  readonly substitute_labels: Readonly<Record<string, readonly string[]>>;
}

/** Suggests one word for the word at `offset` of a sentence, or says nothing. */
export type Suggest = (word: string, context: string, offset: number) => string | null;

const accepted = 0.5;

/** The start of a word is enough to know a form of it by: the set lists lemmas, suggestions are inflected. */
const isForm = (offered: string, lemma: string) => {
  const [a, b] = [offered.toLowerCase(), lemma.toLowerCase()];
  const root = b.length > 4 ? b.slice(0, -1) : b;
  return a === b || (a.startsWith(root) && a.length - b.length <= 4);
};

/** How often a first suggestion is one that people accepted, and how often there was one. Unlisted ones count as refused. */
export function offeredWords(data: string, suggest: Suggest, said = false): readonly Finding[] {
  const set = 'swords';
  return (zippedJson(data, set) as readonly Swords[]).flatMap((sets): readonly Finding[] => {
    const byTarget = new Map<string, { word: string; liking: number }[]>();
    for (const [id, { target_id, substitute }] of Object.entries(sets.substitutes)) {
      const labels = sets.substitute_labels[id] ?? [];
      const liking = share(labels.map((label) => label === 'TRUE'));
      byTarget.set(target_id, [...(byTarget.get(target_id) ?? []), { word: substitute, liking }]);
    }
    const targets = Object.entries(sets.targets);
    const judged = targets.flatMap(([id, { target, context_id, offset }]) => {
      const context = sets.contexts[context_id]?.context ?? '';
      const offered = suggest(target, context, offset);
      if (offered === null) return [];
      const liking = Math.max(
        0,
        ...(byTarget.get(id) ?? [])
          .filter(({ word }) => isForm(offered, word))
          .map((substitute) => substitute.liking),
      );
      if (said) console.log(`  ${target} → ${offered}  ${(100 * liking).toFixed(0)} %`);
      return [liking >= accepted];
    });
    return [
      { set, what: 'first suggestions people accepted', value: share(judged), of: judged.length },
      {
        set,
        what: 'words for which one was made',
        value: judged.length / targets.length,
        of: targets.length,
      },
    ];
  });
}
