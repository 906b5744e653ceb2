import type { Finding } from '../findings/check-text.ts';

interface Rule {
  readonly id: string;
  readonly category: string;
  readonly issueType: 'terminology' | 'style';
}

/** The LanguageTool rule of each kind of finding. */
export const rules: Readonly<Record<Finding['rule'], Rule>> = {
  rare: { id: 'RARE_WORD', category: 'JARGON', issueType: 'terminology' },
  mid: { id: 'MID_FREQUENCY_WORD', category: 'MID_FREQUENCY', issueType: 'terminology' },
  'technical-sense': {
    id: 'TECHNICAL_SENSE',
    category: 'TECHNICAL_SENSE',
    issueType: 'terminology',
  },
  'long-sentence': { id: 'LONG_SENTENCE', category: 'LONG_SENTENCE', issueType: 'style' },
};

/** The rules that a client enables or disables, by id or category. */
export interface RuleWishes {
  readonly enabledRules?: readonly string[];
  readonly disabledRules?: readonly string[];
  readonly enabledCategories?: readonly string[];
  readonly disabledCategories?: readonly string[];
  readonly enabledOnly?: boolean;
  readonly isPicky?: boolean;
}

/** The rules to apply. Disabling beats enabling, and a rule's id beats its category. */
export function chosenRules({
  enabledRules = [],
  disabledRules = [],
  enabledCategories = [],
  disabledCategories = [],
  enabledOnly = false,
  isPicky = false,
}: RuleWishes): ReadonlySet<Finding['rule']> {
  const speaks = (name: Finding['rule']) => {
    const { id, category } = rules[name];
    if (disabledRules.includes(id)) return false;
    if (enabledRules.includes(id)) return true;
    if (disabledCategories.includes(category)) return false;
    if (enabledCategories.includes(category)) return true;
    // Mid-frequency words are for clients that are picky or enable them.
    return !enabledOnly && (name !== 'mid' || isPicky);
  };
  const names = Object.keys(rules) as Finding['rule'][];
  return new Set(names.filter(speaks));
}
