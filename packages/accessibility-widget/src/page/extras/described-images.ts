import { namespace } from '../../settings/permitted-storage.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { forEachRoot } from '../for-each-root.ts';
import { attribute, controls, styles } from './described-image-styles.ts';

/** Pixels. An image smaller than this in one direction is an icon or a logo, and stays. */
const smallest = 64;
const isOnlySign = (image: HTMLImageElement) => !image.alt.trim() && image.closest(controls);

type Where = 'instead' | 'beside';

const place = (image: HTMLImageElement, words: HTMLElement, where: Where) => {
  const put = (property: string, value: number) =>
    words.style.setProperty(property, `${value}px`, 'important');
  put('left', image.offsetLeft);
  put('top', image.offsetTop + (where === 'beside' ? image.offsetHeight : 0));
  put('width', image.offsetWidth);
  put(where === 'beside' ? 'max-height' : 'height', image.offsetHeight);
};

/**
 * Shows each image's description in its place (`instead`), or over its lower edge (`beside`), until the returned
 * function is called. An image without a description is hidden by `instead`, left as it is by `beside`.
 */
export function describeImages(document: Document, where: Where): () => void {
  const described = new Map<HTMLImageElement, () => void>();

  const describe = (image: HTMLImageElement) => {
    if (described.has(image) || isOnlySign(image)) return;
    if (where === 'beside' && !image.alt.trim()) return;
    if (Math.min(image.offsetWidth, image.offsetHeight) < smallest) return;
    const words = image.ownerDocument.createElement('span');
    words.setAttribute(`data-${namespace}`, 'description');
    // Screen readers get the description from the image itself.
    words.setAttribute('aria-hidden', 'true');
    words.textContent = image.alt;
    image.setAttribute(attribute, where);
    image.after(words);
    place(image, words, where);
    const sizes = new ResizeObserver(() => place(image, words, where));
    for (const one of [image, document.documentElement]) sizes.observe(one);
    described.set(image, () => {
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
          // An image has no size before it has loaded; `forEachRoot` reports it again then.
          if (image.complete) describe(image);
        }
      for (const [image, show] of described)
        if (!image.isConnected) {
          show();
          described.delete(image);
        }
    },
  });
  return () => {
    leave();
    for (const show of described.values()) show();
    described.clear();
  };
}
