/** A page of the corpus. `kept` pages were not looked at while the rules were written, so they judge them. */
export interface CorpusPage {
  readonly name: string;
  readonly path: string;
  readonly half: 'open' | 'kept';
  /** What shows that the page has drawn itself. */
  readonly ready?: string;
}

const open = (name: string, path: string, ready?: string): CorpusPage => ({
  name,
  path,
  half: 'open',
  ...(ready && { ready }),
});
const kept = (...page: Parameters<typeof open>): CorpusPage => ({ ...open(...page), half: 'kept' });

export const corpusPages: readonly CorpusPage[] = [
  open('Tailwind 3, settings', '/tailwind/settings-3.html'),
  open('Tailwind 4, dashboard', '/tailwind/_index-4.html'),
  open('Bootstrap 5, Tabler form elements', '/npm/@tabler/preview/dist/form-elements.html'),
  open('Bootstrap 4, SB Admin dashboard', '/npm/startbootstrap-sb-admin-2/index.html'),
  open('swagger-ui', '/host/swagger', '.opblock'),
  open('video.js', '/host/video-js', '.vjs-control-bar'),
  open('KaTeX', '/host/katex', '.katex'),
  open('CodeMirror 5', '/host/codemirror', '.CodeMirror-selected'),
  open('Font Awesome 6 with Bootstrap 5', '/host/font-awesome-6'),
  open('Python tutorial', '/python/tutorial/introduction.html'),
  open('MediaWiki Vector, special pages', '/wiki/SpecialPages-vector.html'),
  open('WordPress, block theme, a post', '/wordpress/post.html'),
  open('reveal.js', '/npm/reveal.js/demo.html', '.reveal.ready'),
  kept('Tailwind 4, settings', '/tailwind/settings-4.html'),
  kept('Tailwind 3, products', '/tailwind/products-3.html'),
  kept('Bootstrap 5, Tabler steps', '/npm/@tabler/preview/dist/steps.html'),
  kept('Bootstrap 5, Tabler chat', '/npm/@tabler/preview/dist/chat.html'),
  kept('Bootstrap 5, Freelancer', '/npm/startbootstrap-freelancer/dist/index.html'),
  kept('Bootstrap 5, Gentelella widgets', '/npm/gentelella/dist/production/general_elements.html'),
  kept('MathJax', '/host/mathjax', '[data-ready]'),
  kept('CodeMirror 6', '/host/codemirror-6', '.cm-line'),
  kept('Font Awesome 7 with Bootstrap 5', '/host/font-awesome-7'),
  kept('Material Symbols', '/host/material-symbols'),
  kept('FullCalendar', '/host/fullcalendar', '.fc-event'),
  kept('Chart.js', '/host/chart'),
  kept('Leaflet', '/host/leaflet', '.leaflet-popup'),
  kept('Python library', '/python/library/re.html'),
  kept('MediaWiki Timeless, new account', '/wiki/CreateAccount-timeless.html'),
  kept('WordPress, block theme, home', '/wordpress/home.html'),
  kept('WordPress, log-in', '/wordpress/log-in.html'),
  kept('MediaWiki Vector 2022, main page', '/wiki/Main_Page-vector-2022.html'),
];
