import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const named = /(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/** Limits of a first view. The aim is 250 kB without fonts; 15 kB are left for server responses and headers. */
const limits = { scripts: 15, size: '235 kB' };
/**
 * Exceptions. The page for readers has a lower limit. The others are above the aim so far: they name the analysis of
 * texts, and the schemas of the contract or the scripts of the exercises.
 */
const others = [
  { size: '120 kB', pages: /^\.\.\/read\.html$/ },
  { size: '249 kB', pages: /\/de-jargonizer\.html$/ },
  // The code for going back over answers loads with a conversation; checks and the text beside it load only when
  // there are any.
  {
    size: '287 kB',
    pages: /\/(half-life|persuasion-rhetorics|coherence|critical-thinking|ethics)\.html$/,
  },
  { size: '241 kB', pages: /\/compare-with-the-paper\.html$/ },
  { size: '245 kB', pages: /\/multiple-texts\.html$/ },
  { size: '257 kB', pages: /\/build-your-own\.html$/ },
];

const packed = (file) => [`${file}.br`, file].map((each) => join(dist, each)).find(existsSync);

/** For size-limit: the scripts and styles that each built page names, with its limit. Throws for too many scripts. */
export function firstViews() {
  const folder = join(dist, 'pages');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  return [...pages, '../read.html'].map((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const files = [...new Set([...html.matchAll(named)].map(([, file]) => file))];
    const scripts = files.filter((file) => file.endsWith('.js'));
    if (scripts.length > limits.scripts)
      throw new Error(
        `${page} asks for ${scripts.length} scripts; ${limits.scripts} is the limit.`,
      );
    return {
      name: `first view: ${page.replace('.html', '')} (${scripts.length} scripts)`,
      path: files.map(packed),
      // The build has already compressed the files.
      brotli: false,
      limit: others.find((one) => one.pages.test(page))?.size ?? limits.size,
    };
  });
}
