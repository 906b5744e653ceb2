import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS:
    'p strong em ul ol li table caption thead tbody tr th td blockquote section h3 div span button br'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['class', 'dir', 'lang', 'type', 'scope', 'data-value', 'disabled'],
};

/** A message's HTML, safe to show. Options of an older question can no longer be chosen. */
export function safeHtml(html: string, isOpen: boolean): string {
  const clean = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const button of clean.querySelectorAll('button')) {
    button.type = 'button';
    button.disabled = !isOpen;
  }
  const holder = document.createElement('div');
  holder.append(clean);
  return holder.innerHTML;
}

/** What choosing an option says: its `data-value`, or the number in parentheses in its text. */
export function chosenValue(target: EventTarget | null): string | null {
  const option = target instanceof Element ? target.closest('[data-value], .option') : null;
  if (!option) return null;
  return (
    option.getAttribute('data-value') ?? /\((\d+)\)/u.exec(option.textContent ?? '')?.[1] ?? null
  );
}
