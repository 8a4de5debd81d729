import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { CompanyRole } from '@kerf/shared-contracts/contracts/users'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { staleWords } from '@kerf/shared-parts/forms/stale-words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useSetAccountCompanyRoleMutation } from '@kerf/shared-runtime/endpoints/accounts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.role

const options = CompanyRole.options.map((value) => ({ value, label: text.roles[value] }))

/* Keeps the button beside the select, whatever is shown below it. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  max-width: 480px;
`

interface CompanyRoleFormProps {
  account: Account
  /** The current role. */
  present: CompanyRole
}

/** A customer's role in their company; changed on Save. */
export function CompanyRoleForm({ account, present }: CompanyRoleFormProps) {
  /** The choice, and the role that it is based on. */
  const [choice, setChoice] = useState<{ to: CompanyRole; from: CompanyRole }>()
  const [refusal, setRefusal] = useState<string>()
  const [change, { isLoading }] = useSetAccountCompanyRoleMutation()
  const companyRole = choice?.to ?? present

  const choose = (value: string) => {
    const to = CompanyRole.options.find((role) => role === value)
    setChoice(to && { to, from: present })
    setRefusal(undefined)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await change({
      id: account.id,
      body: { companyRole, basedOn: choice && { companyRole: choice.from } },
    })
    if (isApiError(error) && error.code === 'company.last_owner') return setRefusal(error.message)
    if (isApiError(error) && error.code === 'write.stale') {
      setChoice(undefined)
      return setRefusal(staleWords(error))
    }
    if (error) return toast.error(words.failed, failureWords(error, shared.tryAgain))
    toast.success(words.done, words.doneText(account.name, text.roles[companyRole]))
    setChoice(undefined)
  }
  return (
    <form noValidate onSubmit={save}>
      <LeaveGuard when={companyRole !== present} />
      <Field label={words.label} hint={words.hints[companyRole]} error={refusal}>
        <Row>
          <Select value={companyRole} options={options} onChange={({ target }) => choose(target.value)} />
          <Button
            type="submit"
            variant="primary"
            loading={isLoading}
            disabledReason={companyRole === present ? words.unchanged : undefined}
          >
            {words.save}
          </Button>
        </Row>
      </Field>
    </form>
  )
}
