import checks from './checks.json' with { type: 'json' };
import coherence from './coherence.json' with { type: 'json' };
import criticalThinking from './critical-thinking.json' with { type: 'json' };
import distress from './distress.json' with { type: 'json' };
import ethics from './ethics.json' with { type: 'json' };
import halfLife from './half-life.json' with { type: 'json' };
import halfLifeResearch from './half-life-research.json' with { type: 'json' };
import help from './help.json' with { type: 'json' };
import persuasive from './persuasive.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import wordLists from './word-lists.json' with { type: 'json' };

export { checks, distress, help };

export const sentences = {
  coherence,
  criticalThinking,
  ethics,
  halfLife,
  halfLifeResearch,
  persuasive,
  phrases,
  wordLists,
};
