/**
 * Focuses the first invalid control of a form, whether or not its error is rendered yet. A control's name is the path
 * of its field. Call it after a failed submit.
 * @param errors messages by field path
 * @returns whether one was found
 */
export function focusFirstError(form: HTMLElement, errors: Readonly<Record<string, unknown>>): boolean {
  const named = [...form.querySelectorAll<HTMLElement>('[name]')]
  const first = named.find((control) => (control.getAttribute('name') ?? '') in errors)
  first?.focus()
  return first !== undefined
}
