import { firstViews } from './scripts/page-size-limits.mjs';

export default [
  ...firstViews(),
  {
    name: 'accessibility menu, script tag',
    path: 'packages/accessibility-widget/dist-site/accessibility-widget.js',
    limit: '6 kB',
  },
  {
    name: 'accessibility menu, panel',
    path: 'packages/accessibility-widget/dist-site/panel.js',
    limit: '27 kB',
  },
  {
    name: 'accessibility menu, reading aloud',
    path: 'packages/accessibility-widget/dist-site/reader.js',
    limit: '3 kB',
  },
  {
    name: 'jargon-text, script tag',
    path: 'packages/jargon-text/dist-site/jargon-text.js',
    gzip: true,
    limit: '16 kB',
  },
];
