import { CreateAdminBody } from '@kerf/shared-contracts/contracts/accounts'
import { guessesOfFirst } from '@kerf/shared-contracts/rules/password-strength'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { PasswordStrength } from '@kerf/shared-parts/passwords/password-strength.tsx'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useCreateAdminMutation } from '@kerf/shared-runtime/endpoints/accounts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { PasswordInput } from '@kerf/shared-ui/forms/inputs/password-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { useId, useRef, useState } from 'react'
import type { z } from 'zod'
import * as mini from 'zod/mini'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.adding

type Values = z.output<typeof CreateAdminBody>

/** The stored part of a draft: never the password. */
const kept = mini.partial(mini.object({ name: mini.string(), email: mini.string() }))

/** Field errors from the server; they apply to the values sent, not to later input. */
interface Refusal {
  sent: Values
  fields: Record<string, string>
}

function refusedFields(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {}
  if (error.code === 'user.email_taken') return { email: error.message }
  if (error.code === 'auth.password_breached') return { password: error.message }
  return error.fields ?? {}
}

function useAddAdministratorForm(onClose: () => void) {
  const [create] = useCreateAdminMutation()
  const [refusal, setRefusal] = useState<Refusal>()
  const element = useRef<HTMLFormElement>(null)
  const form = useKeptForm<Values>({
    place: 'new administrator',
    kept,
    base: undefined,
    shown: { name: '', email: '', password: '' },
    validate: (values) => formErrors(CreateAdminBody, values),
    onSubmit: async (values, { sent }) => {
      const { data, error } = await create({ body: CreateAdminBody.parse(values) })
      const fields = refusedFields(error)
      setRefusal({ sent: values, fields })
      const [first] = Object.keys(fields)
      if (first) return element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
      toast.success(words.done, words.doneText(data.email))
      sent()
      onClose()
    },
  })
  const errorOf = (field: keyof Values) => {
    const error = form.touched[field] ? form.errors[field] : undefined
    return error ?? (refusal?.sent[field] === form.values[field] ? refusal.fields[field] : undefined)
  }
  return { form, element, errorOf }
}

/** Adds an administrator, who must change the first password. */
export function AddAdministrator({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const { form, element, errorOf } = useAddAdministratorForm(onClose)
  const { name, email, password } = form.values
  const strength = (
    <PasswordStrength
      password={password}
      names={[name, email]}
      needed={guessesOfFirst}
      minLength={6}
      hint={words.passwordHint}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={words.title}
      description={words.description}
      locked={form.isSubmitting}
      footer={
        <>
          <Button
            onClick={() => form.keeping.leave(onClose)}
            disabledReason={form.isSubmitting ? words.sending : undefined}
          >
            {shared.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.isSubmitting}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" ref={element} $gap={16} id={formId} noValidate autoComplete="off" onSubmit={submitForm(form)}>
        <KeptForm form={form} />
        <Field label={words.name} error={errorOf('name')} required>
          <TextInput maxLength={120} autoComplete="off" {...form.getFieldProps('name')} />
        </Field>
        <Field label={words.email} error={errorOf('email')} required>
          <TextInput type="email" maxLength={254} autoComplete="off" {...form.getFieldProps('email')} />
        </Field>
        <Field label={words.password} hint={strength} error={errorOf('password')} required>
          <PasswordInput maxLength={128} autoComplete="new-password" {...form.getFieldProps('password')} />
        </Field>
      </Stack>
    </Dialog>
  )
}
