/**
 * The style sheet of the launcher. `all: initial !important` keeps the host page's styles out, and the zoom cancels the
 * page's own, so that launcher and panel keep their size. Custom properties of the page still come through, which lets
 * it move the launcher.
 */
export const launcherStyles = `
/* The reader's contrast, else the owner's theme, else the page's own scheme. */
:host { all: initial !important; color-scheme: var(--accessibilik-contrast, var(--accessibilik-theme, inherit)) !important; zoom: calc(1 / var(--accessibilik-zoom, 1)) !important; }
* { --paper: #fffefb; --accent: #0b5e5a; --on-accent: #fff; }
@supports (color: light-dark(#fff, #000)) {
  * { --paper: light-dark(#fffefb, #1f1e1a); --accent: light-dark(#0b5e5a, #6cc5bc); --on-accent: light-dark(#fff, #10201e); }
}
.launcher {
  display: var(--accessibilik-button-display, block); position: var(--accessibilik-button-position, fixed); inset-block: var(--accessibilik-button-block, auto 20px);
  inset-inline: var(--accessibilik-button-inline, auto 20px); z-index: 2147483640;
  width: 48px; height: 48px; padding: 11px; border-radius: 50%; border: 2px solid var(--paper);
  background: var(--accent); color: var(--on-accent); cursor: pointer;
  box-shadow: 0 2px 10px rgb(0 0 0 / 25%);
}
.launcher[aria-busy] .icon { animation: wait 1s linear infinite; }
@keyframes wait { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { .icon { animation: none !important; } }
.launcher:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.icon {
  display: block; width: 100%; height: 100%; fill: none; stroke: currentcolor; stroke-width: 1.8;
  stroke-linecap: round; stroke-linejoin: round;
}
@media print { .launcher { display: none; } }
`;
