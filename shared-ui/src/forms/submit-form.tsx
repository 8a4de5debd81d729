import type { FormEvent } from 'react'
import { focusFirstError } from './focus-first-error.ts'

/** The part of a Formik form that is used here. */
interface SubmittedForm {
  validateForm: () => Promise<object>
  submitForm: () => Promise<unknown>
}

/** Fields and controls that change fields; a button that cancels an upload is not one. */
const fields = 'input, select, textarea, label, [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]'
const changing = ['beforeinput', 'keydown', 'mousedown', 'click', 'drop'] as const
/** Keys that move the focus and change nothing. */
const moving: readonly string[] = ['Tab', 'Escape', 'Shift']

/** Blocks edits, which would show values other than those being sent. */
function refuseChange(event: Event): void {
  if (event instanceof KeyboardEvent && moving.includes(event.key)) return
  if (!(event.target instanceof Element) || !event.target.closest(fields)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Blocks edits to a form's fields, without moving the focus, until `done`. */
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
 * For `onSubmit` of a form whose fields carry their path as `name`. If the form is invalid, focuses the first invalid
 * field without waiting for the errors to be rendered. While the form is being submitted, its fields cannot be changed.
 * @param onInvalid called with the errors by field path
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
