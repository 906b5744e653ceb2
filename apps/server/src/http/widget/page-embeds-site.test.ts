import { describe, expect, it } from 'vitest';

import { hasScriptOfSite, pageEmbedsSite } from './page-embeds-site.ts';

const us = 'https://us.example';

describe('a page', () => {
  it.each([
    ['<script src="https://us.example/menu.js"></script>'],
    ["<p></p><SCRIPT async\n src='https://us.example/a/menu.js?v=2' ></SCRIPT>"],
    ['<script src="/menu.js" data-register="https://us.example"></script>'],
  ])('names us: %s', (html) => expect(hasScriptOfSite(html, us)).toBe(true));

  it.each([
    [''],
    ['<a href="https://us.example/">us.example</a>'],
    ['<script src="https://us.example.evil.example/menu.js"></script>'],
    ['<script src="https://evil.example/?https://us.example/menu.js"></script>'],
    ['<script src="menu.js"></script>'],
  ])('does not name us: %s', (html) => expect(hasScriptOfSite(html, us)).toBe(false));
});

// Nothing is asked over the network: none of these names is, or leads to, a public address.
it.each(['localhost', '127.0.0.1', '10.0.0.1', '2130706433', '169.254.169.254', 'a..b'])(
  'looks at no page at %s',
  async (domain) => expect(await pageEmbedsSite(domain, us)).toBe(false),
);
