/** Styles of the widget's shadow root: the panel, the speech bar, and the layers that lie over the page. */
export const panelStyles = `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
* { --ink: #1d1b16; --soft: #5f5a4f; --line: #8f8776; --fill: #f3efe5; }
@supports (color: light-dark(#fff, #000)) {
  * { --ink: light-dark(#1d1b16, #f1ece1); --soft: light-dark(#5f5a4f, #c2bbab); --line: light-dark(#8f8776, #8b8473); --fill: light-dark(#f3efe5, #2b2a25); }
}
@media (prefers-contrast: more) { * { --soft: var(--ink); --line: var(--ink); } }
.guide { position: fixed; inset: 0; z-index: 2147483610; pointer-events: none; }
.guide::before, .guide::after { content: ''; position: absolute; inset-inline: 0; background: rgb(0 0 0 / 40%); }
.guide::before { top: 0; height: var(--guide-top); border-bottom: 3px solid #ffe14d; }
.guide::after { bottom: 0; height: var(--guide-bottom); border-top: 3px solid #ffe14d; }
.mask.guide::before, .mask.guide::after { background: rgb(0 0 0 / 72%); border: 0; }
.matrix { position: fixed; inset: 0; z-index: 2147483601; pointer-events: none; backdrop-filter: url(#accessibilik-matrix); }
.magnifier {
  position: fixed; inset: 0 0 auto; z-index: 2147483620; pointer-events: none; box-sizing: border-box; max-height: 45vh; overflow: hidden; padding: 12px 24px;
  background: #fff; color: #000; border: solid #000; border-width: 0 0 3px; font: 600 36px/1.3 system-ui, 'Segoe UI', Roboto, Arial, sans-serif; overflow-wrap: anywhere;
}
.magnifier.below { inset: auto 0 0; border-width: 3px 0 0; }
.filters { position: fixed; inset: 0; z-index: 2147483600; pointer-events: none; display: none; }
:host([popover]) {
  display: block !important; position: absolute !important; inset: 0 !important; pointer-events: none !important;
}
:host([popover]) :is(.launcher, .panel, .speech) { pointer-events: auto; }
:host([popover]) .filters { display: block; -webkit-backdrop-filter: var(--filters); backdrop-filter: var(--filters); }
.focus-mark {
  position: fixed; left: 0; top: 0; z-index: 2147483642; pointer-events: none; border-radius: 3px;
  outline: 3px solid #fff; outline-offset: 0; box-shadow: 0 0 0 5px #000;
}
.focus-mark.thick { outline-width: 4px; box-shadow: 0 0 0 10px #000; }
.overlay {
  position: fixed; inset-block: 0; inset-inline-end: min(400px, 100vw); inline-size: 14px; z-index: 2147483630; pointer-events: none;
  background: linear-gradient(to var(--outwards, left), rgb(0 0 0 / 14%), transparent);
}
.panel, .speech { font: 400 16px/1.45 system-ui, 'Segoe UI', Roboto, Arial, sans-serif; color: var(--ink); background: var(--paper); }
.panel {
  position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2147483645; width: min(400px, 100vw);
  display: flex; flex-direction: column; border-inline-start: 1px solid var(--line); text-align: start;
}
:where([dir=rtl]).overlay { --outwards: right; }
.aside { opacity: 0; pointer-events: none !important; }
.overlay:has(~ .aside) { display: none; }
/* A sheet over the lower half; on a screen with little height, one that scrolls as a whole. */
@media (max-width: 480px) {
  .panel { inset: auto 0 0; width: auto; height: max(50dvh, min(100dvh, 360px)); border: 0; border-block-start: 1px solid var(--line); border-radius: 14px 14px 0 0; }
  .overlay { inset: auto 0 max(50dvh, min(100dvh, 360px)); inline-size: auto; block-size: 14px; --outwards: top; }
  .head { padding-block: 6px; }
  .panel   .help:empty { display: none; }
}
@media (max-height: 480px) {
  .panel.panel { display: block; overflow-y: auto; }
  .panel .body { overflow: visible; }
  .panel .head { position: sticky; inset-block-start: 0; z-index: 3; background: var(--paper); padding-block: 2px; }
  .panel .help { position: sticky; inset-block-end: 0; background: var(--paper); }
  .help:empty { display: none; }
}
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; padding: 12px 16px; border-block-end: 1px solid var(--line); }
h2 { flex: 1; min-width: min-content; margin: 0; font: 600 18px/1.3 'Source Serif 4 Variable', Georgia, serif; }
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
.field { display: grid; grid-template-columns: auto minmax(9em, 1fr); gap: 4px 12px; align-items: center; margin-block: 0 12px; font-size: 14px; color: var(--soft); }
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
.panel[dir='rtl'] h3 .icon { transform: scaleX(-1); }
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
.stepper .name { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 44px; padding: 0; border: 0; background: none; font-size: 14px; text-align: start; }
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
.help { min-height: calc(2lh + 17px); margin: 0; padding: 8px 16px; border-block-start: 1px solid var(--line); font-size: 14px; line-height: 1.35; }
.sets { margin-block-end: 12px; }
.sets h3 { padding-block: 10px 2px; }
.set {
  display: grid; grid-template-columns: 28px 1fr 38px; gap: 12px; align-items: center; width: 100%; min-height: 44px; padding: 8px 2px;
  border: 0; border-block-start: 1px solid var(--line); background: none; color: var(--ink); font-size: 14px; line-height: 1.35; text-align: start;
}
.sets h3 + .set { border: 0; }
.set:hover { background: var(--fill); }
.set .icon { width: 26px; height: 26px; color: var(--accent); }
.set b { display: block; font-size: 15px; font-weight: 600; }
.set .what { color: var(--soft); }
.knob { position: relative; inline-size: 36px; block-size: 21px; border: 2px solid var(--soft); border-radius: 99px; }
.knob::after { content: ''; position: absolute; inset-block: 2px; inset-inline-start: 2px; inline-size: 13px; border-radius: 50%; background: var(--soft); }
.set[aria-checked='true'] .knob { background: var(--accent); border-color: var(--accent); }
.set[aria-checked='true'] .knob::after { inset-inline: auto 2px; background: var(--on-accent); }
.note { margin: 4px 0 12px; font-size: 14px; color: var(--soft); }
.places { list-style: none; margin: 0 0 12px; padding: 0; }
.places button { width: 100%; min-height: 36px; padding: 4px 8px; border: 0; border-radius: 8px; background: none; text-align: start; font-size: 14px; }
.places button:hover { background: var(--fill); }
h4 { margin: 12px 0 4px; font-size: 14px; font-weight: 600; }
.check { display: flex; align-items: center; gap: 10px; min-height: 44px; font-size: 15px; }
.check input { width: 20px; height: 20px; accent-color: var(--accent); margin: 0; }
.plain { min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.own { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 8px; }
[role=alert]:empty { display: none; }
[aria-invalid] { border: 2px solid; }
.note:not(:empty) + .plain { margin-block-end: 16px; }
.panel a { color: var(--accent); }
.foot { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 10px 16px; border-block-start: 1px solid var(--line); font-size: 13px; }
.foot a { display: inline-block; padding-block: 4px; }
.head, .foot { position: relative; z-index: 1; }
.quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.loading { display: grid; place-items: center; gap: 12px; min-height: 160px; color: var(--soft); }
.loading::before { content: ''; width: 28px; height: 28px; border: 3px solid var(--line); border-block-start-color: var(--accent); border-radius: 50%; animation: turn 0.9s linear infinite; }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { .loading::before { animation: none; } }
.speech {
  position: fixed; inset-block-end: 84px; inset-inline: 20px; z-index: 2147483640; display: flex; flex-wrap: wrap; align-items: center; gap: 12px;
  max-width: 560px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 4px 18px rgb(0 0 0 / 18%); font-size: 15px;
}
.choices { display: flex; gap: 12px; width: 100%; }
.choices .field { flex: none; margin: 0; grid-template-columns: auto auto; }
.choices .field + .field { flex: 1; min-width: 0; grid-template-columns: auto minmax(0, 1fr); }
.choices select { text-overflow: ellipsis; }
@media (max-width: 480px) { .choices .field.field { grid-template-columns: minmax(0, 1fr); } }
.speech p { flex: 1; min-width: 10em; margin: 0; }
@media (forced-colors: active) {
  .set[aria-checked='true'] .knob { forced-color-adjust: none; background: Highlight; border-color: Highlight; }
  .feature[aria-pressed='true'] { border: 3px solid Highlight; forced-color-adjust: none; background: Highlight; color: HighlightText; }
}
@media print { .filters, .matrix, .magnifier, .focus-mark, .panel, .overlay, .guide, .speech { display: none; } }
`;

/** Styles of the page while speech is on: they mark the spoken word and make room for the speech bar. */
export const spokenWordStyles = `@layer accessibilik {
::highlight(accessibilik-spoken) { background-color: #ffe14d !important; color: #000 !important; }
@media not print { html { padding-block-end: 180px !important; } }
}`;
