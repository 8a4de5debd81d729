import type { FormEvent } from 'react'

/** What is used of a formik form. */
interface SubmittedForm {
  validateForm: () => Promise<object>
  submitForm: () => Promise<unknown>
}

/**
 * For `onSubmit` of a form whose fields carry their path as `name`. When something is wrong with it, the focus goes to
 * the first field that is; this does not wait for the errors to be drawn.
 * @param onInvalid told what is wrong, by the path of the field
 */
export function submitForm(form: SubmittedForm, onInvalid?: (errors: Readonly<Record<string, unknown>>) => void) {
  return async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    event.preventDefault()
    const errors: Readonly<Record<string, unknown>> = { ...(await form.validateForm()) }
    await form.submitForm()
    if (Object.keys(errors).length === 0) return
    const fields = [...element.querySelectorAll<HTMLElement>('[name]')]
    fields.find((field) => (field.getAttribute('name') ?? '') in errors)?.focus()
    onInvalid?.(errors)
  }
}
