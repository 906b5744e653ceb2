import { useEffect, type RefObject } from 'react';

const wrong = ':is([aria-invalid=true], [data-invalid=true])';

export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  refusal: object | null,
): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, refusal]);
}
