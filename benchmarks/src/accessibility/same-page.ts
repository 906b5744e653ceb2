const article = `
  <header><nav aria-label="Main"><a href="#a">Home</a> <a href="#b">News</a></nav></header>
  <main>
    <h1>The same page for all</h1>
    <p>A page without a fault of its own, so that what is found is the menu's.</p>
    <h2 id="a">A form</h2>
    <form><label>Name <input autocomplete="name"></label> <button type="button">Send</button></form>
    <h2 id="b">A long list</h2>`;

/**
 * A page of this many elements without accessibility violations of its own, with a menu's tags in the head and at the
 * end.
 */
export const samePage = (
  { head = '', end = '' }: { head?: string; end?: string },
  elements: number,
): string => {
  const rows = Array.from(
    { length: elements / 2 },
    (_, index) => `<li><span>Line ${index + 1} of a long list.</span></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The same page</title>
    <meta name="viewport" content="width=device-width">${head}</head>
    <body>${article}<ul>${rows.join('')}</ul></main><footer>The end</footer>${end}</body></html>`;
};
