import { type RefObject, useEffect } from 'react';

/** Opens all `<details>` in an element while the page is printed, because nobody can open them on paper. */
export function useOpenForPrint(all: RefObject<HTMLElement | null>): void {
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
