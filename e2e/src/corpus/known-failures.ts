interface KnownFailure {
  readonly adjustment: RegExp;
  readonly fault: RegExp;
  readonly because: string;
}

const letters =
  /^(?:font size|dyslexia font|bold text|letter spacing|word spacing|line height|column width|zoom|set (?:lowVision|dyslexia|attention|motor))/u;

/**
 * What the menu is known to hide or change; the accessibility statement lists exactly these
 * (apps/web/src/features/legal/documents).
 */
export const knownFailures: readonly KnownFailure[] = [
  {
    adjustment: /^brightness/u,
    fault: /^(?:text|area|picture)/u,
    because: 'A filter that adds light takes it from the difference of pale colours.',
  },
  {
    adjustment: /^(?:high contrast|set (?:lowVision|colourBlind))/u,
    fault: /^(?:text|area|picture)/u,
    because: 'The specification’s filter makes what is nearly white white, and nearly black black.',
  },
  {
    adjustment: /^blue light filter/u,
    fault: /^(?:text|area)/u,
    because: 'A warmer white has less contrast with everything.',
  },
  {
    adjustment: /^(?:high saturation|low saturation|set calmView)/u,
    fault: /^(?:text|area)/u,
    because: 'A colour changes its lightness with its saturation.',
  },
  {
    adjustment: /^text colour/u,
    fault: /^(?:text|state|area)/u,
    because: 'The visitor’s colour is set on every ground, also on one as dark or as light.',
  },
  {
    adjustment: /^(?:reading guide|reading mask|set attention)/u,
    fault: /^(?:text|area|picture)/u,
    because:
      'All but a band is dimmed; the band goes with the pointer, the focus and the arrow keys.',
  },
  {
    adjustment: /^magnifier/u,
    fault: /^(?:text|area|picture)/u,
    because: 'It lies over up to half of the screen, on the half that is not pointed at.',
  },
  {
    adjustment: letters,
    fault: /^(?:text hidden|picture hidden|area lost|lines overlap|control covered)/u,
    because:
      'In a box whose size the page has fixed, larger letters and lines are cut off or reach over.',
  },
  {
    adjustment: /^(?:bold text|set lowVision)/u,
    fault: /^state lost/u,
    because: 'What a page tells by bold letters alone is not told where all are bold.',
  },
];

export const isKnown = (adjustment: string, fault: string): boolean =>
  knownFailures.some((known) => known.adjustment.test(adjustment) && known.fault.test(fault));
