/** The style sheet of the page, served as a file of its own because nothing inline is allowed. */
export const docsStyle = `:root{color-scheme:light dark;--paper:#fbf8f2;--card:#fffefb;--ink:#1d1b16;--soft:#5f5a4f;--line:#e4ddcf;--teal:#0b5e5a;--teal-soft:#e3efec;
--serif:"Source Serif 4 Variable","Source Serif 4",Georgia,serif;--sans:"Inter Variable",Inter,system-ui,sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
@media (prefers-color-scheme:dark){:root{--paper:#171613;--card:#1f1e1a;--ink:#f1ece1;--soft:#b3ac9c;--line:#37342c;--teal:#6cc5bc;--teal-soft:#1b302d}}
*{box-sizing:border-box}
html{scroll-padding-block-start:84px}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 var(--sans)}
a{color:var(--teal);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--teal);outline-offset:3px;border-radius:4px}
.skip{position:absolute;inset-inline-start:16px;inset-block-start:-60px;background:var(--card);padding:8px 14px;border-radius:8px;z-index:2}
.skip:focus{inset-block-start:12px}
header{position:sticky;inset-block-start:0;z-index:1;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:4px 20px;padding:14px 32px;background:var(--paper);border-block-end:1px solid var(--line)}
header p{margin:0;font-size:14px;color:var(--soft)}
.mark{font:600 22px var(--serif);letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.page{display:grid;grid-template-columns:240px minmax(0,1fr);gap:56px;max-inline-size:1180px;margin:auto;padding:40px 32px 96px}
nav{position:sticky;inset-block-start:88px;align-self:start;max-block-size:calc(100vh - 112px);overflow:auto;font-size:14px}
nav ul{list-style:none;margin:0;padding:0}
nav>ul>li{margin-block-end:18px}
nav a{display:block;padding:4px 0;color:var(--soft);text-decoration:none}
nav a:hover{color:var(--teal);text-decoration:underline}
h1{font:560 44px/1.12 var(--serif);letter-spacing:-.02em;margin:0 0 10px}
h2{font:560 28px/1.2 var(--serif);letter-spacing:-.01em;margin:56px 0 16px}
h3{font:560 21px/1.3 var(--serif);margin:0 0 8px}
h4{font:600 13px/1.4 var(--sans);color:var(--soft);margin:20px 0 6px}
.lead{font-size:18px;color:var(--soft);max-inline-size:60ch;margin:0}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px 28px;margin-block-end:20px}
#failures{background:none;border:0;padding:0}
.call{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:0}
.method{font:600 12px/1 var(--sans);letter-spacing:.04em;border-radius:999px;padding:6px 10px;background:var(--teal-soft);color:var(--teal)}
.method.post{background:var(--teal);color:var(--paper)}
code{font:14px/1.5 var(--mono);overflow-wrap:anywhere}
.media{margin:10px 0 6px;color:var(--soft);font-size:14px}
.scroll{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;font-size:14px}
th{text-align:start;font-weight:560;color:var(--soft)}
th,td{padding:8px 14px 8px 0;border-block-end:1px solid var(--line);vertical-align:top}
th:first-child{inline-size:32%}
th:nth-child(2){inline-size:22%}
td:last-child{color:var(--soft)}
small{color:var(--soft)}
@media (max-width:860px){.page{grid-template-columns:minmax(0,1fr);gap:32px;padding:28px 18px 64px}nav{position:static;max-block-size:none}header{padding:12px 18px;position:static}h1{font-size:34px}section{padding:18px}}
@media print{nav,header,.skip{display:none}.page{display:block}}
`;
