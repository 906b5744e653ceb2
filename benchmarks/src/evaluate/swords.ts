import { zippedJson } from '../frame/data-sets.ts';
import { share } from '../frame/finding.ts';

type ById<Item> = Readonly<Record<string, Readonly<Item>>>;

interface Swords {
  readonly contexts: ById<{ context: string }>;
  readonly targets: ById<{ context_id: string; target: string; offset: number }>;
  readonly substitutes: ById<{ target_id: string; substitute: string }>;
  readonly substitute_labels: ById<readonly string[]>;
}

/** A word in its context, with substitutes that people judged; `liking` is the share of them who said it fits. */
export interface Target {
  readonly word: string;
  readonly context: string;
  readonly offset: number;
  readonly substitutes: readonly { readonly word: string; readonly liking: number }[];
}

/** See: SWORDS (Lee et al. 2021). */
export function readSwords(data: string): readonly Target[] {
  return zippedJson<Swords>(data, 'swords').flatMap((sets) => {
    const byTarget = new Map<string, { word: string; liking: number }[]>();
    for (const [id, { target_id, substitute }] of Object.entries(sets.substitutes)) {
      const labels = sets.substitute_labels[id] ?? [];
      const liking = share(labels.map((label) => label === 'TRUE'));
      const others = byTarget.get(target_id) ?? [];
      others.push({ word: substitute, liking });
      byTarget.set(target_id, others);
    }
    return Object.entries(sets.targets).map(([id, { target, context_id, offset }]) => ({
      word: target,
      context: sets.contexts[context_id]?.context ?? '',
      offset,
      substitutes: byTarget.get(id) ?? [],
    }));
  });
}
