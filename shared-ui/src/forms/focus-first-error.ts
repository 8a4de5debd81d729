/**
 * Focuses the first control of a form that is marked invalid. Call it after a submit that failed, once the errors show.
 * @returns whether there was one.
 */
export function focusFirstError(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  first?.focus()
  return first !== null
}
