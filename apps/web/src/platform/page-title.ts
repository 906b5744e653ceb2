import { useEffect } from 'react';

const product = 'Vernacular';

/** The browser title of a screen: its own title and the product's name, or the name alone. */
export const pageTitle = (title?: string) => (title ? `${title} · ${product}` : product);

/** Keeps the browser title true to the screen that is shown. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
