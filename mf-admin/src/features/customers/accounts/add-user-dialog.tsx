import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { refusedFields, useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useCreateCustomerMutation } from '@kerf/shared-runtime/endpoints/customers'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { PasswordInput } from '@kerf/shared-ui/forms/inputs/password-input.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { text as shared } from '../../shared/text.ts'
import { type AddUserValues, addUserBody, addUserSchema, addUserValues, keptUser } from './add-user-form.ts'
import { text } from './text.ts'

const words = text.adding

function refused(error: unknown): Readonly<Record<string, string>> {
  if (isApiError(error) && error.code === 'user.email_taken') return { email: error.message }
  if (isApiError(error) && error.code === 'auth.password_breached') return { password: error.message }
  return refusedFields(error)
}

function useAddUserForm(onClose: () => void) {
  const [create] = useCreateCustomerMutation()
  return useDialogForm({
    place: 'new customer',
    kept: keptUser,
    shown: addUserValues,
    base: undefined,
    schema: addUserSchema,
    send: (values: AddUserValues) => create({ body: addUserBody(values) }),
    refused,
    onDone: ({ email }) => {
      toast.success(words.done, words.doneText(email))
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, shared.tryAgain)),
  })
}

/** Creates a customer account, whose first password must be changed. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { form, element, errorOf } = useAddUserForm(onClose)
  const { getFieldProps } = form
  return (
    <FormDialog
      form={form}
      element={element}
      size="medium"
      title={words.title}
      description={words.description}
      submit={words.submit}
      onClose={onClose}
    >
      <CardGrid>
        <Field label={words.name} error={errorOf('name')} required>
          <TextInput maxLength={120} autoComplete="off" {...getFieldProps('name')} />
        </Field>
        <Field label={words.email} error={errorOf('email')} required>
          <TextInput type="email" maxLength={254} autoComplete="off" {...getFieldProps('email')} />
        </Field>
        <Field label={words.companyName} error={errorOf('companyName')} required>
          <TextInput maxLength={160} autoComplete="off" {...getFieldProps('companyName')} />
        </Field>
        <Field label={words.userTitle} error={errorOf('title')} optional>
          <TextInput maxLength={120} autoComplete="off" {...getFieldProps('title')} />
        </Field>
        <Field label={words.phone} error={errorOf('phone')} optional>
          <TextInput type="tel" maxLength={60} autoComplete="off" {...getFieldProps('phone')} />
        </Field>
        <Field label={words.role}>
          <Select options={[{ value: 'customer', label: text.roles.customer }]} />
        </Field>
        <Field label={words.password} hint={words.passwordHint} error={errorOf('password')} required>
          <PasswordInput maxLength={128} autoComplete="new-password" {...getFieldProps('password')} />
        </Field>
        <Field label={words.confirmPassword} error={errorOf('confirmPassword')} required>
          <PasswordInput maxLength={128} autoComplete="new-password" {...getFieldProps('confirmPassword')} />
        </Field>
      </CardGrid>
    </FormDialog>
  )
}
