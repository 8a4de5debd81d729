/**
 * Messages of errors whose fields are not on screen, which the form has to show itself. A field is on screen if the form
 * contains a control with its path as `name`; without a form nothing can be said.
 */
export function unseenErrors(
  form: HTMLFormElement | null | undefined,
  errors: Readonly<Record<string, unknown>>,
): string[] {
  if (!form) return []
  const shown = new Set([...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name')))
  const unseen = Object.entries(errors).filter(([field]) => !shown.has(field))
  return [...new Set(unseen.map(([, words]) => String(words)))]
}
