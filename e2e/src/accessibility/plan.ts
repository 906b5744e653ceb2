import { alfaEngine } from './alfa-engine.ts';
import { axeEngine } from './axe-engine.ts';
import type { Engine } from './engine.ts';
import { ibmEngine } from './ibm-engine.ts';
import type { Screen } from './screens.ts';
import type { Language } from './visit.ts';

/** A way to look at a screen. */
export interface State {
  readonly language: Language;
  readonly panel: 'closed' | 'open';
  readonly theme: 'light' | 'dark';
}

/** Which engines judge a screen in a state, and a long page under an adjustment. No engine: it is left out. */
interface Plan {
  screen(screen: Screen, state: State): readonly Engine[];
  adjustment(settings: object, language: Language): readonly Engine[];
}

const all = [axeEngine, ibmEngine, alfaEngine];
const quick = [axeEngine, ibmEngine];

/** The panel is the same over each screen, so in the sample it opens over a few that differ; Alfa, the slowest, sees these. */
const sample = /^(?:home|analyser, a result|Coherence Coach|register|profile, a task opened)/u;

/**
 * Most colour adjustments are one filter on one layer, which no engine looks at; pixels are measured instead
 * (accessibility-panel-contrast.story.ts). Dark and light contrast and the text colour restyle the page.
 */
const filters = new Set([
  'isBlueLightFilter',
  'brightness',
  'highContrast',
  'highSaturation',
  'lowSaturation',
  'isMonochrome',
  'isVisualImpairment',
]);
const isFilterOnly = (settings: object) => Object.keys(settings).every((key) => filters.has(key));

/** What `npm test` judges, in a few minutes: each screen in both directions, and where an engine sees a difference. */
const sampled: Plan = {
  screen({ name }, { language, panel, theme }) {
    if (theme === 'dark') return panel === 'closed' && language === 'en' ? [axeEngine] : [];
    if (!sample.test(name)) return panel === 'closed' ? quick : [];
    return panel === 'closed' || name === 'home' ? all : quick;
  },
  adjustment(settings, language) {
    if (isFilterOnly(settings)) return [];
    return language === 'en' ? quick : [axeEngine];
  },
};

/** Everything: the three engines on every state in the light theme, and axe in the dark one too. */
const whole: Plan = {
  screen: (_screen, { theme }) => (theme === 'light' ? all : [axeEngine]),
  adjustment: () => all,
};

/** The plan in force: the sample, or with WHOLE=1 all there is. */
export const plan: Plan = process.env['WHOLE'] === '1' ? whole : sampled;
