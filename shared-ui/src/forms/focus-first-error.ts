/**
 * Focuses the first control of a form that is wrong, whether or not its error is drawn yet. Its name is the path of its
 * field. Call it after a submit that failed.
 * @param errors what is wrong, by the path of the field
 * @returns whether there was one
 */
export function focusFirstError(form: HTMLElement, errors: Readonly<Record<string, unknown>>): boolean {
  const named = [...form.querySelectorAll<HTMLElement>('[name]')]
  const first = named.find((control) => (control.getAttribute('name') ?? '') in errors)
  first?.focus()
  return first !== undefined
}
