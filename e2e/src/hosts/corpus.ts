import { pageOf, type HostFiles } from './host-site.ts';

const drawing = (colour: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' width='24' height='24'><path fill='${colour}' d='M3 5h18v3H3zm0 6h18v3H3zm0 6h18v3H3z'/></svg>`;
const address = (colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(drawing(colour))}")`;
const img = (colour: string) =>
  `<img data-seen alt="Logo" width="48" height="48" src="data:image/svg+xml,${encodeURIComponent(drawing(colour))}">`;

/**
 * Pages in the manner of what is common on the web. What has to be seen under every adjustment says `data-seen`;
 * what takes the focus is found by itself.
 */
const styles: Readonly<Record<string, { css: string; body: string }>> = {
  tailwind: {
    css: `@layer theme, base, components, utilities;
      @layer base { *, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; } a { color: inherit; text-decoration: inherit; } button { background-color: transparent; font: inherit; } }
      @layer utilities {
        .p-4 { padding: 16px } .m-4 { margin: 16px }
        .text-gray { color: #4b5563 !important } .bg-white { background-color: #fff !important } .font-light { font-weight: 300 !important } .tracking { letter-spacing: 0 !important }
        .bg-blue { background-color: #1d4ed8 !important; color: #fff !important } .rounded { border-radius: 6px }
        .focus-ring:focus { outline: 2px solid transparent; outline-offset: 2px; box-shadow: 0 0 0 2px #fff, 0 0 0 4px #3b82f6; }
      }`,
    body: `<p data-seen class="text-gray bg-white font-light tracking p-4">Grey words of a card</p>
      <button data-seen class="bg-blue rounded p-4 m-4 focus-ring">Save</button>
      <a data-seen href="#a" class="text-gray focus-ring m-4">A link in a card</a>
      <input data-seen class="focus-ring bg-white p-4 m-4" value="Field" style="border: 1px solid #9ca3af">`,
  },
  bootstrap: {
    css: `.btn { padding: 8px 16px; border: 1px solid #0d6efd; background: #0d6efd; color: #fff; border-radius: 6px; }
      .btn:focus-visible { outline: 0; box-shadow: 0 0 0 4px rgba(13,110,253,.5); }
      .form-select { appearance: none; padding: 8px 40px 8px 12px; border: 1px solid #dee2e6; background: #fff ${address('#343a40')} no-repeat right 12px center / 16px; color: #212529; width: 200px; }
      .form-check-input { appearance: none; width: 24px; height: 24px; border: 1px solid #dee2e6; margin: 12px; background: #fff no-repeat center / contain; }
      .form-check-input:checked { background-color: #0d6efd; background-image: ${address('#fff')}; }
      .progress { height: 20px; width: 300px; background: #e9ecef; display: flex; } .progress-bar { background: #0d6efd; width: 40%; }
      .btn-close { width: 32px; height: 32px; border: 0; background: transparent ${address('#000')} center / 16px no-repeat; opacity: .8; }
      .dropdown::after { display: inline-block; margin-left: 8px; content: ''; border-top: 6px solid; border-right: 6px solid transparent; border-left: 6px solid transparent; }`,
    body: `<button data-seen class="btn dropdown">Menu</button> <select data-seen class="form-select"><option>Choose</option></select>
      <input data-seen type="checkbox" class="form-check-input" checked aria-label="Ticked"> <button data-seen class="btn-close" aria-label="Close"></button>
      <div data-seen class="progress"><div class="progress-bar"></div></div> <a data-seen href="#b">A plain link</a>`,
  },
  wordpress: {
    css: `:root { --wp--preset--color--contrast: #111; --wp--preset--color--base: #f9f7f3; }
      body { background: var(--wp--preset--color--base); color: var(--wp--preset--color--contrast); font-family: serif; }
      .has-background { background: #ffe9d2 !important; padding: 16px; } .has-color { color: #7a3e00 !important; }
      .wp-element-button { background: #111; color: #fff !important; border: 0; padding: 12px 20px; } .wp-element-button:focus { outline: none; box-shadow: inset 0 0 0 2px #ffb000; }
      .cover { background: linear-gradient(#0008, #0008), #345; color: #fff; padding: 20px; } .search { border: 1px solid #949494; padding: 8px; }`,
    body: `<h2 data-seen class="has-color">A heading</h2><p data-seen class="has-background has-color">A coloured block of words</p>
      <a data-seen class="wp-element-button" href="#c" style="display: inline-block">Read on</a> <div class="cover"><p data-seen>Words on a cover</p></div> <input data-seen class="search" value="Search">`,
  },
  icons: {
    css: `.sprite { display: inline-block; width: 24px; height: 24px; margin: 8px; background: ${address('#222')} center no-repeat; }
      .pale { background-image: ${address('#eee')}; background-color: #333; }
      .mask { display: inline-block; width: 24px; height: 24px; margin: 8px; background: #333; mask: ${address('#000')} center / contain no-repeat; }
      .pseudo::before { content: ''; display: inline-block; width: 24px; height: 24px; background: #333; mask: ${address('#000')} center / contain no-repeat; }
      .button { border: 0; padding: 8px; background: #eee; } .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .score { display: flex; width: 300px; height: 20px; } .score span { background: #b45309; flex: 1; } .score span + span { background: #fff; } .score { outline: 1px solid #333; outline-offset: -1px }`,
    body: `<button class="button"><span data-seen class="sprite"></span><span class="hidden">Menu</span></button>
      <button data-seen class="sprite" style="border: 0" aria-label="Words"><span class="hidden">Words</span></button>
      <span data-seen class="sprite pale"></span> <span data-seen class="mask"></span> <a href="#d" data-seen class="pseudo" aria-label="Mask"></a>
      <span data-seen style="display: inline-block">${drawing('#222')}</span> <span data-seen style="display: inline-block; background: #222">${drawing('#fff')}</span>
      <span data-seen style="display: inline-block; color: #222">${drawing('currentColor')}</span>
      ${img('#111')} <span style="background: #111; display: inline-block">${img('#fff')}</span> <div data-seen class="score"><span></span><span></span></div>`,
  },
  parts: {
    css: `.bar { position: sticky; top: 0; background: #fff; color: #333; padding: 8px } .foot { position: fixed; bottom: 0; left: 0; right: 0; background: #222; color: #eee; padding: 8px; padding-inline-end: 90px }
      .clip { overflow: hidden; width: 120px; } .clip a { display: block; outline: none; background: #fde68a; color: #713f12; padding: 8px }`,
    body: `<div class="bar" data-seen>A bar that stays</div> <div class="clip"><a data-seen href="#e">A clipped link</a></div>
      <shadow-card data-seen style="display: block; width: 300px"></shadow-card> <iframe src="/frame" width="300" height="80" style="border: 0" data-seen></iframe>
      <div class="foot" data-seen>A bar at the foot <a href="#f" style="color: #9cf">with a link</a></div>
      <script>customElements.define('shadow-card', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML =
        '<style>p { color: #444 !important; background: #fff !important; margin: 0 } button { border: 0; padding: 8px; background: #eef; color: #225; outline: none !important }</style><p>Words in a component</p><button>Press</button>'; } });</script>`,
  },
};
const frame = `<!doctype html><style>body { margin: 0; background: #fff; color: #555 } a { outline: none }</style><p>Words in a frame</p><a href="#g">A link in a frame</a>`;

export const hosts: readonly string[] = Object.keys(styles);

/** All pages, `/NAME` from left to right and `/NAME/rtl` from right to left. */
export const corpus: HostFiles = {
  '/frame': frame,
  ...Object.fromEntries(
    Object.entries(styles).flatMap(([name, { css, body }]) =>
      (['', '/rtl'] as const).map((end) => [
        `/${name}${end}`,
        pageOf(
          `<style>${css}</style><style>body { font-size: 18px }</style>`,
          `<main>${body}</main>`,
          `lang="en" dir="${end ? 'rtl' : 'ltr'}"`,
        ),
      ]),
    ),
  ),
};
