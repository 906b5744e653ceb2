import { expect, it, onTestFinished } from 'vitest';

import { siteName } from './site-name.ts';

function head(content: string) {
  const meta = Object.assign(document.createElement('meta'), { name: 'application-name', content });
  meta.lang = 'he';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

it('is what the server put into the head of the page, by language', () => {
  head('מילים פשוטות');
  expect([siteName('he'), siteName('en')]).toEqual(['מילים פשוטות', 'Vernacular']);
});

it('is the product where no server filled the page in', () => {
  head('__SITE_NAME:he__');
  expect(siteName('he')).toBe('Vernacular');
});
