import { type RefObject, useEffect } from 'react';

/** Unfolds all that is folded in an element while the page is printed: nobody can open it on paper. */
export function useOpenOnPaper(all: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let folded: readonly HTMLDetailsElement[] = [];
    const setOpen = (isOpen: boolean) => {
      for (const part of folded) part.open = isOpen;
    };
    const before = () => {
      folded = [
        ...(all.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      setOpen(true);
    };
    const after = () => setOpen(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [all]);
}
