import { focusFirstError } from '@kerf/shared-ui/focus-first-error'
import type { FormEvent } from 'react'

/** Submits a formik form; when something is wrong with it, the focus goes to the first field that is. */
export function submitForm(form: { submitForm: () => Promise<unknown> }) {
  return async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    event.preventDefault()
    await form.submitForm()
    focusFirstError(element)
  }
}
