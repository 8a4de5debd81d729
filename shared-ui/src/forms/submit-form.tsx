import type { FormEvent } from 'react'
import { focusFirstError } from './focus-first-error.ts'

/** What is used of a formik form. */
interface SubmittedForm {
  validateForm: () => Promise<object>
  submitForm: () => Promise<unknown>
}

/** Fields, and what changes one that is drawn otherwise; a button that cancels an upload is none. */
const fields = 'input, select, textarea, label, [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]'
const changing = ['beforeinput', 'keydown', 'mousedown', 'click', 'drop'] as const
/** Keys that move on, and change nothing. */
const moving: readonly string[] = ['Tab', 'Escape', 'Shift']

/** Whoever changed a field now would see what is not being sent. */
function refuseChange(event: Event): void {
  if (event instanceof KeyboardEvent && moving.includes(event.key)) return
  if (!(event.target instanceof Element) || !event.target.closest(fields)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Keeps the fields of a form as they are, and the focus where it is, until `done`. */
async function hold(form: HTMLFormElement, done: () => Promise<unknown>): Promise<void> {
  form.setAttribute('aria-busy', 'true')
  for (const type of changing) form.addEventListener(type, refuseChange, true)
  try {
    await done()
  } finally {
    for (const type of changing) form.removeEventListener(type, refuseChange, true)
    form.removeAttribute('aria-busy')
  }
}

/**
 * For `onSubmit` of a form whose fields carry their path as `name`. When something is wrong with it, the focus goes to
 * the first field that is; this does not wait for the errors to be drawn. While the form is sent, its fields cannot be
 * changed.
 * @param onInvalid told what is wrong, by the path of the field
 */
export function submitForm(form: SubmittedForm, onInvalid?: (errors: Readonly<Record<string, unknown>>) => void) {
  return async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    event.preventDefault()
    // A window that was opened from a form is sent alone: React hands its event on to that form, too.
    event.stopPropagation()
    const errors: Readonly<Record<string, unknown>> = { ...(await form.validateForm()) }
    await hold(element, () => form.submitForm())
    if (Object.keys(errors).length === 0) return
    focusFirstError(element, errors)
    onInvalid?.(errors)
  }
}
