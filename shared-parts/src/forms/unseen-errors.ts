/**
 * Errors of fields that are not on the screen, in words: a form has to say them itself. A field is on the screen while
 * the form holds a control with its path as `name`; without a form nothing is known of that.
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
