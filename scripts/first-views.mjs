/** The first view of each page in each language, as the build's pages name it: what size-limit weighs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const named = /(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/** What a first view may ask for. The aim is 250 kB with fonts apart; 15 are left for answers of the server and headers. */
const limits = { scripts: 15, size: '235 kB' };
/**
 * Above the aim so far: an editor, the schemas of the contract and lists to choose from come with the first view of
 * these.
 */
const heavier = [
  { size: '356 kB', pages: /\/de-jargonizer\.html$/ },
  // Every form about an account, its devices, its keys and its ways to sign in.
  { size: '361 kB', pages: /\/profile\.html$/ },
  // The way back over answers comes with a conversation; its checks and the text beside it are fetched when there are any.
  {
    size: '355 kB',
    pages: /\/(half-life|persuasion-rhetorics|coherence|critical-thinking|ethics)\.html$/,
  },
  {
    size: '352 kB',
    pages:
      /\/(login|register|reset-password|how-to-cite|build-your-own|multiple-texts|about)\.html$/,
  },
];

const packed = (file) => [`${file}.br`, file].map((each) => join(dist, each)).find(existsSync);

/** Every page with the files it names; throws when one names too many scripts. */
export function firstViews() {
  const folder = join(dist, 'pages');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  return pages.map((page) => {
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
      // Weighed as the build packed them.
      brotli: false,
      limit: heavier.find((one) => one.pages.test(page))?.size ?? limits.size,
    };
  });
}
