/** A state of the widget: a name for people, and the settings that bring it about. */
interface Adjustment {
  readonly name: string;
  readonly settings: object;
}

const state = (name: string, settings: object): Adjustment => ({ name, settings });

/** Every content adjustment, tool and extra: at its default and at its extremes. Bounds: specification, section 5. */
export const contentAdjustments: readonly Adjustment[] = [
  ...[110, 10, 200].map((size) => state(`font size ${size}%`, { adjustFontSizePercentage: size })),
  state('dyslexia font', { isDyslexiaFont: true }),
  state('bold text', { isFontWeightBold: true }),
  ...['left', 'center', 'right'].map((side) =>
    state(`text align ${side}`, { textAlign: { [side]: side } }),
  ),
  state('links highlighted', { highlightLinks: true }),
  state('titles highlighted', { highlightTitles: true }),
  ...[1, 10].map((px) => state(`letter spacing ${px} px`, { letterSpacing: px })),
  ...[1, 20].map((px) => state(`word spacing ${px} px`, { wordSpacing: px })),
  ...[3, 0.1].map((height) =>
    state(`line height ${height}`, { lineHeight: { isLineHeight: true, lineHeight: height } }),
  ),
  ...[1.1, 0.1, 3].map((zoom) => state(`zoom ${zoom}`, { zoom: { isZoom: true, zoom } })),
  state('big cursor', { isBigCursor: true }),
  state('reading guide', { showReadingGuide: true }),
  state('text to speech', { activateTextToSpeech: true }),
  state('stopped motion', { isMotionStopped: true }),
  ...[60, 30, 100].map((columnWidth) => state(`column width ${columnWidth}`, { columnWidth })),
  ...[
    'focus-outline',
    'reading-mask',
    'magnifier',
    'hide-images',
    'describe-images',
    'mute',
    'justify',
  ].map((extras) => state(extras.replace('-', ' '), { extras })),
  ...['#fffbe6', '#00308f'].map((ground) =>
    state(`own ground ${ground}`, { extras: `ground:${ground}` }),
  ),
  ...['protanopia', 'deuteranopia', 'tritanopia'].map((extras) =>
    state(`filter for ${extras}`, { extras }),
  ),
];

const brightness = (value: number) => ({ brightness: { isBrightness: true, brightness: value } });
const highContrast = (contrast: number) => ({ highContrast: { isHighContrast: true, contrast } });
const highSaturation = (saturation: number) => ({
  highSaturation: { isHighSaturation: true, saturation },
});
const lowSaturation = (saturation: number) => ({
  lowSaturation: { isLowSaturation: true, saturation },
});

/** The ten colour adjustments at their defaults. */
export const colourAdjustments: readonly Adjustment[] = [
  state('blue light filter', { isBlueLightFilter: true }),
  state('brightness', brightness(150)),
  state('dark contrast', { isDarkContrast: true }),
  state('high contrast', highContrast(125)),
  state('high saturation', highSaturation(200)),
  state('light contrast', { isLightContrast: true }),
  state('low saturation', lowSaturation(50)),
  state('monochrome', { isMonochrome: true }),
  state('text colour', { color: '#00308f' }),
  state('visual impairment', { isVisualImpairment: true }),
];

/** Those of them that have a value, at their other end. */
export const colourExtremes: readonly Adjustment[] = [
  state('brightness 500%', brightness(500)),
  state('brightness 100%', brightness(100)),
  state('high contrast 200%', highContrast(200)),
  state('high saturation 800%', highSaturation(800)),
  state('low saturation 199%', lowSaturation(199)),
];

const extrasOf = ({ settings }: Adjustment) =>
  'extras' in settings ? String(settings.extras) : '';
const kindOf = (extras: string) => extras.replace(/:.*|(?:prot|deuter|trit)anopia/u, '');
/** Both at once; null where they exclude each other: two contrasts, grounds or colour filters, two values of one setting. */
const together = (one: Adjustment, other: Adjustment): Adjustment | null => {
  const [first, second] = [extrasOf(one), extrasOf(other)];
  const clashes = Object.keys(other.settings).some((key) =>
    key === 'extras' ? first && kindOf(first) === kindOf(second) : key in one.settings,
  );
  if (clashes || (one.name === 'dark contrast' && other.name === 'light contrast')) return null;
  const extras = [first, second].filter(Boolean).join(' ');
  return state(`${one.name} and ${other.name}`, {
    ...one.settings,
    ...other.settings,
    ...(extras && { extras }),
  });
};

/** Every one of these with each of those that comes after it, or is none of these. */
export const pairsOf = (
  these: readonly Adjustment[],
  those: readonly Adjustment[],
): readonly Adjustment[] =>
  these.flatMap((one) =>
    those.slice(those.indexOf(one) + 1).flatMap((other) => together(one, other) ?? []),
  );

/** Every two colour adjustments. */
export const colourPairs: readonly Adjustment[] = pairsOf(colourAdjustments, colourAdjustments);
