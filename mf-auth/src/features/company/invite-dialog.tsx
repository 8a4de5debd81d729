import { InviteBody } from '@kerf/shared-contracts/contracts/company-members'
import type { CompanyReference, CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useInviteColleagueMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { RadioGroup } from '@kerf/shared-ui/forms/radio-group.tsx'
import { useField } from 'formik'
import { styled } from 'styled-components'
import { companyRoles, rolesByRights } from '../shared/company-roles.ts'
import { tellFailure } from '../shared/failure.ts'
import { AuthForm, TextField } from '../shared/form.tsx'
import { text } from './text.ts'

const words = text.invite

interface InviteDialogProps {
  company: CompanyReference
  onClose: () => void
}

const Buttons = styled(Cluster)`
  justify-content: flex-end;
`

const roleOptions = rolesByRights.map((role) => ({
  value: role,
  label: companyRoles[role].label,
  hint: companyRoles[role].may,
}))

function RoleField() {
  const [{ value }, , { setValue }] = useField<CompanyRole>('companyRole')
  return (
    <Field label={words.role} group>
      <RadioGroup value={value} onValueChange={(role) => void setValue(role)} options={roleOptions} />
    </Field>
  )
}

/** These say what is wrong with the address, where it is enough. */
const fieldOfCode = { 'invitation.exists': 'email', 'invitation.already_member': 'email' }

/** Invites somebody to the company, with the role they will have. */
export function InviteDialog({ company, onClose }: InviteDialogProps) {
  const [invite, { isLoading }] = useInviteColleagueMutation()
  const initialValues: { email: string; companyRole: CompanyRole } = { email: '', companyRole: 'buyer' }

  async function submit(values: typeof initialValues) {
    await invite({ body: InviteBody.parse(values) }).unwrap()
    toast.success(words.done, words.doneText(values.email.trim()))
    onClose()
  }

  function tell(error: unknown) {
    if (isApiError(error) && (error.code in fieldOfCode || error.fields?.email)) return
    tellFailure(words.failed, error, words.failedText)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description(company.name)}
      locked={isLoading}
    >
      <AuthForm
        label={words.title}
        schema={InviteBody}
        initialValues={initialValues}
        onSubmit={submit}
        onFailure={tell}
        fieldOfCode={fieldOfCode}
      >
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="off"
          placeholder={words.emailPlaceholder}
        />
        <RoleField />
        <Buttons>
          <Button onClick={onClose} disabledReason={isLoading ? words.sending : undefined}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={isLoading}>
            {words.submit}
          </Button>
        </Buttons>
      </AuthForm>
    </Dialog>
  )
}
