import { InviteBody } from '@kerf/shared-contracts/contracts/company-members'
import { type CompanyReference, CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { useKeptForm } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useInviteColleagueMutation } from '@kerf/shared-runtime/endpoints/company-members'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { RadioGroup } from '@kerf/shared-ui/forms/choices/radio-group.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { useField } from 'formik'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { companyRoles, rolesByRights } from '../shared/company-roles.ts'
import { TextField } from '../shared/form.tsx'
import { checkedWhenSent, ProfileForm, showFailure } from '../shared/profile-form.tsx'
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

/** Errors about the address, which its field shows. */
const fieldOfCode = { 'invitation.exists': 'email', 'invitation.already_member': 'email' }

const kept = z.partial(z.object({ email: z.string(), companyRole: CompanyRole }))

function useInviteForm(onClose: () => void) {
  const [invite] = useInviteColleagueMutation()
  return useKeptForm<{ email: string; companyRole: CompanyRole }>({
    ...checkedWhenSent,
    place: 'invitation',
    kept,
    shown: { email: '', companyRole: 'buyer' },
    base: undefined,
    validate: (values) => formErrors(InviteBody, values),
    onSubmit: async (values, { sent, helpers }) => {
      const { error } = await invite({ body: InviteBody.parse(values) })
      if (error) return showFailure(error, helpers, fieldOfCode, { title: words.failed, text: words.failedText })
      toast.success(words.done, words.doneText(values.email.trim()))
      sent()
      onClose()
    },
  })
}

/** Invites somebody to the company, with the role they will have. */
export function InviteDialog({ company, onClose }: InviteDialogProps) {
  const form = useInviteForm(onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description(company.name)}
      locked={form.isSubmitting}
    >
      <ProfileForm form={form} label={words.title}>
        <KeptForm form={form} />
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="off"
          placeholder={words.emailPlaceholder}
        />
        <RoleField />
        <Buttons>
          <Button
            onClick={() => form.keeping.leave(onClose)}
            disabledReason={form.isSubmitting ? words.sending : undefined}
          >
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {words.submit}
          </Button>
        </Buttons>
      </ProfileForm>
    </Dialog>
  )
}
