/**
 * The look of launcher and panel. `all: initial !important` keeps the host page out; the zoom undoes
 * the page's, so that the panel keeps its size while the page grows.
 */
export const launcherStyles = `
:host { all: initial !important; zoom: calc(1 / var(--accessibilik-zoom, 1)) !important; }
:host, .panel, .launcher {
  --paper: #fffefb; --ink: #1d1b16; --soft: #5f5a4f; --line: #8f8776; --fill: #f3efe5; --accent: #0b5e5a;
  --on-accent: #ffffff; --ring: #0b5e5a;
}
@media (prefers-color-scheme: dark) {
  :host, .panel, .launcher {
    --paper: #1f1e1a; --ink: #f1ece1; --soft: #c2bbab; --line: #8b8473; --fill: #2b2a25; --accent: #6cc5bc;
    --on-accent: #10201e; --ring: #6cc5bc;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.launcher {
  position: fixed; inset-block-end: 20px; inset-inline-end: 20px; z-index: 2147483640;
  width: 48px; height: 48px; padding: 11px; border-radius: 50%; border: 2px solid var(--paper);
  background: var(--accent); color: var(--on-accent); cursor: pointer;
  box-shadow: 0 2px 10px rgb(0 0 0 / 25%);
}
.launcher:focus-visible { outline: 3px solid var(--ring); outline-offset: 3px; }
.icon {
  display: block; width: 100%; height: 100%; fill: none; stroke: currentcolor; stroke-width: 1.8;
  stroke-linecap: round; stroke-linejoin: round;
}
@media print { .launcher { display: none; } }
@media (forced-colors: active) { .launcher { border-color: ButtonText; } }
`;
