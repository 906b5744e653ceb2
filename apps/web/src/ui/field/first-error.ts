import { useEffect, type RefObject } from 'react';

const wrong = ':is([aria-invalid=true], [data-invalid=true])';

/** Takes the focus to the first answer that cannot be taken, each time a form is refused; `refusal` is null when it is not. */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  refusal: object | null,
): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, refusal]);
}
