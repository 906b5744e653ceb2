import { drawIcon } from './draw-icon.ts';

const paths: Readonly<Record<string, string>> = {
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4',
  reset: 'M4 12a8 8 0 1 1 2.6 5.9M4 20v-4.6h4.6',
  more: 'M9 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  'font-size': 'M3 19L8 6l5 13M4.8 15h6.4M14 19l3.5-9 3.5 9M15.2 16h4.6',
  'dyslexia-font': 'M5 18V6h5a6 6 0 0 1 0 12ZM17 10v8M15 13h4.5',
  'font-weight': 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  'text-align-left': 'M4 6h16M4 10h10M4 14h16M4 18h10',
  'text-align-center': 'M4 6h16M7 10h10M4 14h16M7 18h10',
  'text-align-right': 'M4 6h16M10 10h10M4 14h16M10 18h10',
  'highlight-links':
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  'highlight-titles': 'M4 4h16v16H4ZM8 8v8M16 8v8M8 12h8',
  'letter-spacing': 'M4 5v14M20 5v14M8 17l4-10 4 10M9.4 13.5h5.2',
  'word-spacing': 'M3 8h6v5H3ZM15 8h6v5h-6ZM3 18h18M6 16l-3 2 3 2M18 16l3 2-3 2',
  'line-height': 'M10 6h11M10 12h11M10 18h11M5 4v16M2.5 6.5L5 4l2.5 2.5M2.5 17.5L5 20l2.5-2.5',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  'blue-light-filter':
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  brightness:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  'dark-contrast': 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  'high-contrast': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18M12 7h4.5M12 11h6.5M12 15h5.5',
  'high-saturation': 'M12 3s6.5 7 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10 12 3 12 3ZM12 11v7M8.5 14.5h7',
  'light-contrast': 'M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2',
  'low-saturation': 'M12 3s6.5 7 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10 12 3 12 3ZM8.5 14.5h7',
  monochrome: 'M12 3s6.5 7 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10 12 3 12 3ZM12 3v18',
  'text-color': 'M6 16l6-12 6 12M8 12h8M4 21h16',
  'visual-impairment':
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7a5 5 0 0 1 0 10ZM12 3a9 9 0 0 0 0 18',
  'big-cursor': 'M5 3l14 8-6 1.5L17 20l-3 1.5-4-7.5-5 4Z',
  'reading-guide': 'M3 9h18M3 15h18M7 12h10M3 4h18M3 20h18',
  'text-to-speech': 'M4 9.5v5h3.5L13 19V5L7.5 9.5ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  'stop-motion': 'M8 5v14M16 5v14',
  'focus-outline': 'M8 9h8v6H8ZM3 7V4h3M18 4h3v3M21 17v3h-3M6 20H3v-3',
  'reading-mask': 'M3 9h18v6H3ZM4 4h16M4 6.5h16M4 17.5h16M4 20h16',
  ground: 'M4 4h16v16H4ZM9 16l3-8 3 8M10 13.5h4',
  magnifier:
    'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5L21 21M7.5 13l3-6 3 6M8.5 11h4',
  'hide-images': 'M4 5h16v14H4ZM4 16l4.5-4.5 3.5 3.5 3-3 5 5M3 3l18 18',
  'describe-images': 'M4 4h16v10H4ZM4 12l4-4 3 3 3-3 6 5M5 17.5h14M5 20.5h9',
  mute: 'M4 9.5v5h3.5L13 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  justify: 'M4 5h16M4 9.7h16M4 14.3h16M4 19h16',
  protanopia:
    'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM6.5 7v4M9 5.5v7',
  deuteranopia:
    'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15 12v7M17.5 13.5v4',
  tritanopia:
    'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM10 12h4M12 10v4',
  'column-width': 'M4 4v16M20 4v16M7 12h10M9 10l-2 2 2 2M15 10l2 2-2 2',
};

/** Draws an icon by a name of the table, often a feature's id; empty if there is none. */
export const icon = (name: string): SVGElement => drawIcon(paths[name] ?? '');
