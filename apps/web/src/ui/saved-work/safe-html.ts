import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS:
    'p strong em ul ol li table caption thead tbody tr th td blockquote section h3 div span button br'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['class', 'dir', 'lang', 'scope', 'disabled'],
};

/** Stored HTML, safe to show; nothing in it can be chosen any more. */
export function readOnlyHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const button of clean.querySelectorAll('button')) {
    button.type = 'button';
    button.disabled = true;
  }
  const holder = document.createElement('div');
  holder.append(clean);
  return holder.innerHTML;
}
