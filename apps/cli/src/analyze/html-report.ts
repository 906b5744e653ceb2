import { renderHtml, scoreFeedback, type Report } from '@vernacular/analyzer';

import { methodRemark } from '../texts/method-option.ts';

const style = `
  :root { color-scheme: light dark; --mid: #b45309; --rare: #b91c1c; }
  @media (prefers-color-scheme: dark) { :root { --mid: #f0a04b; --rare: #ff8a80; } }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.1rem/1.6 Georgia, serif; }
  .mid { color: var(--mid); text-decoration: underline; text-decoration-style: dotted; }
  .rare { color: var(--rare); text-decoration: underline; font-weight: 600; }
  table { border-collapse: collapse; }
  th, td { padding: 0.25rem 1.5rem 0.25rem 0; text-align: start; }
  td { text-align: end; font-variant-numeric: tabular-nums; }
`;

export function htmlReport(report: Report): string {
  const { common, mid, rare, percentages, score, dictionary } = report;
  const title = escaped(report.name || 'Article');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} - Result</title>
<style>${style}</style>
<h1 dir="auto">${title}</h1>
<p>${score === null ? report.message : `<strong>Score ${score} of 100.</strong> ${scoreFeedback(score)}`}</p>
<table>
<tr><th scope="col">Level</th><th scope="col">Words</th><th scope="col">Share</th></tr>
${row('Common', common, percentages.common)}
${row('Mid-frequency', mid, percentages.mid, 'mid')}
${row('Rare', rare, percentages.rare, 'rare')}
</table>
<main lang="${dictionary.language}">
${renderHtml(report)}
</main>
<footer><p>Word counts: ${escaped(dictionary.label)}. ${methodRemark(report) ?? ''}</p></footer>
</html>
`;
}

function row(name: string, words: number, share: number, level = ''): string {
  return `<tr><th scope="row"><span class="${level}">${name}</span></th><td>${words}</td><td>${share} %</td></tr>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
