import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const folderOf = (entry: string) => dirname(require.resolve(entry));

/** `files` is the folder served under `/menu/`. */
export interface Menu {
  readonly name: string;
  readonly version: string;
  readonly files: string;
  readonly head?: string;
  readonly end?: string;
  /** CSS selectors that also look into open shadow roots. */
  readonly launcher: string;
  readonly panel: string;
}

const versionOf = (name: string) =>
  (require(join(folderOfPackage(name), 'package.json')) as { version: string }).version;
const folderOfPackage = (name: string) =>
  fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url));
const ours = fileURLToPath(
  new URL('../../../packages/accessibility-widget/dist-site', import.meta.url),
);

export const menus = (bundled: string): readonly Menu[] => [
  {
    name: 'Vernacular',
    version: '',
    files: ours,
    head: '<script src="/menu/accessibility-widget.js"></script>',
    launcher: '#accessibilik-root .launcher',
    panel: '#accessibilik-root #panel[aria-labelledby]',
  },
  {
    name: 'accessibility-react-widget',
    version: versionOf('accessibility-react-widget'),
    files: bundled,
    head: '<link rel="stylesheet" href="/menu/menu.css">',
    end: '<script type="module" src="/menu/menu.js"></script>',
    launcher: '#accessibilik > a[role=button]',
    panel: '#accessibilik [class*=accMenu_]',
  },
  {
    name: 'sienna-accessibility',
    version: versionOf('sienna-accessibility'),
    files: folderOf('sienna-accessibility'),
    end: '<script src="/menu/sienna.min.js"></script>',
    launcher: '.asw-menu-btn',
    panel: '.asw-menu',
  },
  {
    name: 'accessibility',
    version: versionOf('accessibility'),
    files: join(folderOfPackage('accessibility'), 'dist'),
    end: `<script src="/menu/main.bundle.js"></script>
      <script>addEventListener('load', () => new Accessibility())</script>`,
    launcher: '._access-icon',
    panel: '._access-menu',
  },
  {
    name: 'free-accessibility-menu',
    version: versionOf('free-accessibility-menu'),
    files: folderOf('free-accessibility-menu'),
    head: '<link rel="stylesheet" href="/menu/a11y-widget.css">',
    end: `<script src="/menu/index.umd.min.js"></script>
      <script>AccessibilityWidget.init({ defaultLanguage: 'en' })</script>`,
    launcher: '.a11y-widget__toggle',
    panel: '.a11y-widget__panel',
  },
];
