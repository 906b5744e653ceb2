import { namespace } from '../../settings/settings-store.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { forEachRoot } from '../for-each-root.ts';
import { attribute, controls, styles } from './hidden-image-styles.ts';

/** Pixels. An image smaller than this in one direction is an icon or a logo, and stays. */
const smallest = 64;
const isOnlySign = (image: HTMLImageElement) => !image.alt.trim() && image.closest(controls);

const place = (image: HTMLImageElement, words: HTMLElement) => {
  const put = (property: string, value: number) =>
    words.style.setProperty(property, `${value}px`, 'important');
  put('left', image.offsetLeft);
  put('top', image.offsetTop);
  put('width', image.offsetWidth);
  put('height', image.offsetHeight);
};

export function hideImages(document: Document): () => void {
  const hidden = new Map<HTMLImageElement, () => void>();

  const hide = (image: HTMLImageElement) => {
    if (hidden.has(image) || isOnlySign(image)) return;
    if (Math.min(image.offsetWidth, image.offsetHeight) < smallest) return;
    const words = image.ownerDocument.createElement('span');
    words.setAttribute(`data-${namespace}`, 'description');
    // Screen readers get the description from the image itself.
    words.setAttribute('aria-hidden', 'true');
    words.textContent = image.alt;
    image.setAttribute(attribute, '');
    image.after(words);
    place(image, words);
    const sizes = new ResizeObserver(() => place(image, words));
    for (const one of [image, document.documentElement]) sizes.observe(one);
    hidden.set(image, () => {
      sizes.disconnect();
      words.remove();
      image.removeAttribute(attribute);
    });
  };
  const leave = forEachRoot(document, {
    enter: (part) => adoptStyles(part, styles),
    meet(elements) {
      for (const element of elements)
        if (element.localName === 'img' && 'alt' in element) {
          const image = element as HTMLImageElement;
          // An image has no size before it has loaded; `reach` reports it again then.
          if (image.complete) hide(image);
        }
      for (const [image, show] of hidden)
        if (!image.isConnected) {
          show();
          hidden.delete(image);
        }
    },
  });
  return () => {
    leave();
    for (const show of hidden.values()) show();
    hidden.clear();
  };
}
