/** The look of the panel and of the layers over the page. */
export const panelStyles = `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
* { --ink: #1d1b16; --soft: #5f5a4f; --line: #8f8776; --fill: #f3efe5; }
@media (prefers-color-scheme: dark) { * { --ink: #f1ece1; --soft: #c2bbab; --line: #8b8473; --fill: #2b2a25; } }
.guide { position: fixed; inset: 0; z-index: 2147483610; pointer-events: none; }
.guide::before, .guide::after { content: ''; position: absolute; inset-inline: 0; background: rgb(0 0 0 / 55%); }
.guide::before { top: 0; height: var(--guide-top); border-bottom: 3px solid #ffe14d; }
.guide::after { bottom: 0; height: var(--guide-bottom); border-top: 3px solid #ffe14d; }
.overlay { position: fixed; inset: 0; z-index: 2147483630; background: rgb(0 0 0 / 18%); }
.panel, .speech { font: 400 16px/1.45 system-ui, 'Segoe UI', Roboto, Arial, sans-serif; color: var(--ink); background: var(--paper); }
.panel {
  position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2147483645; width: min(400px, 100vw);
  display: flex; flex-direction: column; border-inline-start: 1px solid var(--line); text-align: start;
}
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; padding: 12px 16px; border-block-end: 1px solid var(--line); }
h2 { flex: 1; min-width: 8em; margin: 0; font: 600 18px/1.3 'Source Serif 4 Variable', Georgia, serif; }
button, select, input { font: inherit; color: inherit; }
button { cursor: pointer; }
.tool {
  display: inline-flex; align-items: center; justify-content: center; width: 44px; height: 44px; padding: 11px;
  border: 1px solid transparent; border-radius: 10px; background: none; color: var(--ink);
}
.tool:hover { background: var(--fill); }
.tool[aria-disabled='true'] { color: var(--soft); opacity: 0.6; cursor: default; }
.body { flex: 1; overflow-y: auto; padding: 12px 16px 24px; overscroll-behavior: contain; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.field { display: grid; gap: 4px; margin-block: 4px 12px; font-size: 14px; color: var(--soft); }
.field select, .colour input[type='text'] {
  min-height: 44px; padding: 6px 10px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--paper); color: var(--ink); font-size: 16px; width: 100%;
}
h3 { margin: 0; font-size: 16px; border-block-start: 1px solid var(--line); }
h3 button {
  display: flex; align-items: center; gap: 8px; width: 100%; min-height: 48px; padding: 8px 2px; border: 0;
  background: none; font-weight: 600; text-align: start;
}
h3 .icon { width: 18px; height: 18px; transition: transform 0.15s; }
h3 [aria-expanded='true'] .icon { transform: rotate(90deg); }
:host([dir='rtl']) h3 .icon, .panel[dir='rtl'] h3 .icon { transform: scaleX(-1); }
.panel[dir='rtl'] h3 [aria-expanded='true'] .icon { transform: rotate(90deg); }
@media (prefers-reduced-motion: reduce) { h3 .icon { transition: none; } }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 10px; padding-block: 4px 16px; }
.cell { position: relative; min-width: 0; }
.feature {
  display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 6px; width: 100%;
  min-height: 92px; padding: 10px 8px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--paper); color: var(--ink); font-size: 14px; line-height: 1.3; text-align: center; overflow-wrap: anywhere;
}
.feature .icon { width: 26px; height: 26px; }
.feature:hover { background: var(--fill); }
.feature[aria-pressed='true'] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
.feature[aria-pressed='true']::after { content: '✓' / ''; position: absolute; inset-block-start: 6px; inset-inline-end: 10px; font-weight: 700; }
.wide { grid-column: 1 / -1; }
.stepper { display: grid; gap: 6px; padding: 12px; border: 1px solid var(--line); border-radius: 12px; }
.stepper.on { border: 2px solid var(--accent); padding: 11px; }
.stepper .name { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 32px; padding: 0; border: 0; background: none; font-size: 14px; text-align: start; }
.stepper .name { min-height: 44px; }
.stepper .name .icon { width: 22px; height: 22px; flex: none; }
.stepper .name .icon ~ .icon { width: 16px; height: 16px; margin-inline-start: auto; }
.stepper .name[aria-expanded='true'] .icon ~ .icon { transform: rotate(90deg); }
.panel[dir='rtl'] .name:not([aria-expanded='true']) .icon ~ .icon { transform: scaleX(-1); }
.row { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.row .value { flex: 1; text-align: center; font-variant-numeric: tabular-nums; font-weight: 600; }
.row .tool, .colour .tool { border-color: var(--line); }
input[type='range'] { width: 100%; min-height: 28px; accent-color: var(--accent); margin: 0; }
.colour { display: grid; grid-template-columns: 44px 1fr auto; gap: 8px; align-items: center; }
.colour input[type='color'] { width: 44px; height: 44px; padding: 4px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.tip {
  position: absolute; inset-block-end: calc(100% + 6px); inset-inline: 0; z-index: 2; padding: 6px 10px; border-radius: 8px;
  background: var(--ink); color: var(--paper); font-size: 13px; line-height: 1.35; text-align: start; pointer-events: none;
  visibility: hidden; opacity: 0;
}
.cell:hover > .tip, .cell:focus-within > .tip { visibility: visible; opacity: 1; transition: opacity 0.1s 0.4s, visibility 0s 0.4s; }
.cell.told > .tip { visibility: hidden; }
.note { margin: 4px 0 12px; font-size: 14px; color: var(--soft); }
.places { list-style: none; margin: 0 0 12px; padding: 0; }
.places button { width: 100%; min-height: 36px; padding: 4px 8px; border: 0; border-radius: 8px; background: none; text-align: start; font-size: 14px; }
.places button:hover { background: var(--fill); }
h4 { margin: 12px 0 4px; font-size: 14px; font-weight: 600; }
.check { display: flex; align-items: center; gap: 10px; min-height: 44px; font-size: 15px; }
.check input { width: 20px; height: 20px; accent-color: var(--accent); margin: 0; }
.plain { min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.note + .plain { margin-block-end: 16px; }
.foot { padding: 10px 16px; border-block-start: 1px solid var(--line); font-size: 13px; }
.panel a { color: var(--accent); }
.foot a { display: inline-block; padding-block: 4px; }
.head, .foot { position: relative; z-index: 1; }
.quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.loading { display: grid; place-items: center; gap: 12px; min-height: 160px; color: var(--soft); }
.loading::before { content: ''; width: 28px; height: 28px; border: 3px solid var(--line); border-block-start-color: var(--accent); border-radius: 50%; animation: turn 0.9s linear infinite; }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { .loading::before { animation: none; } }
.speech {
  position: fixed; inset-block-end: 20px; inset-inline: 20px 84px; z-index: 2147483640; display: flex; flex-wrap: wrap; align-items: center; gap: 12px;
  max-width: 560px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 4px 18px rgb(0 0 0 / 18%); font-size: 15px;
}
.speech p { flex: 1; min-width: 10em; margin: 0; }
@media (forced-colors: active) {
  .feature[aria-pressed='true'] { border: 3px solid Highlight; forced-color-adjust: none; background: Highlight; color: HighlightText; }
}
@media print { .panel, .overlay, .guide, .speech { display: none; } }
`;

/** The look of the word being spoken; it lies on the page, so the page's document takes it. */
export const spokenWordStyles =
  '@layer accessibilik { ::highlight(accessibilik-spoken) { background-color: #ffe14d !important; color: #000 !important; } }';
