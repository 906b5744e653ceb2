interface KnownFailure {
  readonly adjustment: RegExp;
  readonly fault: RegExp;
  readonly because: string;
  /** The line of the accessibility statement. */
  readonly told: string;
}

const letters =
  /^(?:font size|dyslexia font|bold text|letter spacing|word spacing|line height|column width|zoom|set (?:lowVision|dyslexia|attention|motor))/u;

/**
 * What the menu is known to hide or change, at most ten; the accessibility statement lists exactly these
 * (apps/web/src/features/legal/documents), as `widget-corpus.story.ts` sees to.
 */
export const knownFailures: readonly KnownFailure[] = [
  {
    adjustment: /^brightness/u,
    fault: /^(?:text|area|picture)/u,
    because: 'A filter that adds light takes it from the difference of pale colours.',
    told: 'brightness makes pale text and pale edges paler',
  },
  {
    adjustment: /^(?:high contrast|set (?:lowVision|colourBlind))/u,
    fault: /^(?:text|area|picture)/u,
    because: 'White stays white under the filter, so what is nearly black becomes black.',
    told: 'high contrast makes what is nearly black black, and other colours darker; the sets “Low vision” and “Color blind” turn it on',
  },
  {
    adjustment: /^blue light filter/u,
    fault: /^(?:text|area|picture)/u,
    because: 'A warmer white has less contrast with everything.',
    told: 'the blue light filter takes contrast from all text',
  },
  {
    adjustment: /^(?:high saturation|low saturation|monochrome|set calmView)/u,
    fault: /^(?:text|area)/u,
    because: 'A colour changes its lightness with its saturation.',
    told: 'high and low saturation and shades of gray change how light a coloured text or area is; the set “Calm view” turns on low saturation',
  },
  {
    adjustment: /^text colour/u,
    fault: /^(?:text|state|area|picture)/u,
    because: 'The visitor’s colour is set on every ground, also on one as dark or as light.',
    told: 'a text colour of your own can be lost on a ground of the same colour',
  },
  {
    adjustment: /^(?:reading guide|reading mask|set attention)/u,
    fault: /^(?:text|area|picture)/u,
    because:
      'All but a band is dimmed; the band goes with the pointer, the focus and the arrow keys.',
    told: 'the reading guide and the reading mask darken all but a band; the set “Fewer distractions” turns on the guide',
  },
  {
    adjustment: /^magnifier/u,
    fault: /^(?:text|area|picture)/u,
    because: 'It lies over up to half of the screen, on the half that is not pointed at.',
    told: 'the text magnifier covers up to half of the screen',
  },
  {
    adjustment: letters,
    fault: /^(?:(?:text|picture|area|control) (?:cut off|covered)|lines reach over)/u,
    because:
      'In a box whose size the page has fixed, or a row that cannot wrap, larger letters and lines are cut off or reach over.',
    told: 'larger or wider letters, more space and higher lines are cut off, or reach over what stands beside them, in boxes whose size a page has fixed and in rows that do not wrap; the sets “Low vision”, “Dyslexia”, “Fewer distractions” and “Easier to click” turn on some of them',
  },
  {
    adjustment: /^(?:bold text|set lowVision)/u,
    fault: /^state lost/u,
    because: 'What a page tells by bold letters alone is not told where all are bold.',
    told: 'with bold text, and so with the set “Low vision”, what a page tells by bold letters alone is not told',
  },
  {
    adjustment: /^visual impairment/u,
    fault: /^text paler/u,
    because: 'Two colours turned into their opposites are as far apart, but not in contrast.',
    told: 'inverted colours take contrast from some text, on dark pages above all',
  },
];

export const isKnown = (adjustment: string, fault: string): boolean =>
  knownFailures.some((known) => known.adjustment.test(adjustment) && known.fault.test(fault));
