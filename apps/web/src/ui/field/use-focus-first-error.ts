import { useEffect, type RefObject } from 'react';

const wrong = ':is([aria-invalid=true], [data-invalid=true])';

/** Focuses the first field with an error each time `refusal` changes to another object. */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  refusal: object | null,
): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, refusal]);
}
