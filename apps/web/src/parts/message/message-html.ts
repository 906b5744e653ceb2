import type { Html } from '@vernacular/exercises';
import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS:
    'p strong em ul ol li table caption thead tbody tr th td blockquote section h2 h3 div span button br'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['class', 'dir', 'lang', 'scope', 'data-value'],
};

/**
 * The sanitised HTML of a message. Unless `isOpen`, its option buttons become text, with the one of the value `chosen`
 * marked. Elements that match the selector `without` are removed.
 */
export function messageHtml(
  { source }: Html,
  isOpen = false,
  chosen: string | null = null,
  without: string | null = null,
): string {
  const clean = DOMPurify.sanitize(source, { ...allowed, RETURN_DOM_FRAGMENT: true });
  if (without !== null) for (const part of clean.querySelectorAll(without)) part.remove();
  for (const button of clean.querySelectorAll('button')) {
    if (isOpen) button.type = 'button';
    else button.replaceWith(asWords(button, chosen));
  }
  for (const table of clean.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'table-box';
    table.replaceWith(box);
    box.append(table);
  }
  const holder = document.createElement('div');
  holder.append(clean);
  return holder.innerHTML;
}

function asWords(button: HTMLButtonElement, chosen: string | null): HTMLSpanElement {
  const words = document.createElement('span');
  words.className = chosen !== null && sentBy(button) === chosen ? 'option chosen' : 'option';
  words.append(...button.childNodes);
  return words;
}

/** The value of the option around `target`: its `data-value`, or the number in brackets in its text; null if none. */
export function chosenValue(target: EventTarget | null): string | null {
  const option = target instanceof Element ? target.closest('[data-value], .option') : null;
  return option && sentBy(option);
}

const sentBy = (option: Element): string | null =>
  option.getAttribute('data-value') ?? /\((\d+)\)/u.exec(option.textContent ?? '')?.[1] ?? null;
