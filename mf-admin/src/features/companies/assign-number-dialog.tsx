import { CustomerNumber } from '@kerf/shared-contracts/contracts/companies'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { FormDialog } from '@kerf/shared-parts/forms/form-dialog.tsx'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import {
  useAssignCustomerNumberMutation,
  useGetNextCustomerNumberQuery,
} from '@kerf/shared-runtime/endpoints/companies'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import { CircleCheck } from 'lucide-react'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from './text.ts'
import { type Availability, useAvailability } from './use-availability.ts'

const words = text.number

export interface NumberedCompany {
  id: string
  name: string
  customerNumber: string | null
}

interface AssignNumberDialogProps {
  company: NumberedCompany
  onClose: () => void
}

function useNumberForm({ company, onClose }: AssignNumberDialogProps) {
  const [assign] = useAssignCustomerNumberMutation()
  return useDialogForm({
    place: `company ${company.id} customer number`,
    kept: mini.partial(mini.object({ customerNumber: mini.string() })),
    shown: { customerNumber: company.customerNumber ?? '' },
    base: { customerNumber: company.customerNumber },
    changeOf: { what: 'company-number', id: company.id },
    schema: z.object({ customerNumber: CustomerNumber }),
    send: ({ customerNumber }: { customerNumber: string }, basedOn) =>
      assign({ id: company.id, body: { customerNumber, basedOn } }),
    onDone: ({ name, customerNumber }) => {
      toast.success(words.done, words.doneText(name, customerNumber ?? ''))
      onClose()
    },
    onFailed: (error) => toast.error(words.failed, failureWords(error, '')),
  })
}

function Hint({ availability: { state } }: { availability: Availability }) {
  return (
    <span role="status">
      {state === 'available' && <IconBadge tone="green" icon={CircleCheck} label={words.available} />}
      {state === 'checking' && words.checking}
      {state === 'unchecked' && words.unchecked}
      {(state === 'empty' || state === 'unchanged') && words.hint}
    </span>
  )
}

/** The error of the number, as far as known. */
function wrongWith(availability: Availability): string | undefined {
  if (availability.state === 'taken') return words.taken(availability.by)
  return availability.state === 'wrong' ? words.wrong : undefined
}

function reasonAgainst(availability: Availability): string | undefined {
  const { state } = availability
  if (state === 'available' || state === 'unchecked') return undefined
  if (state === 'checking' || state === 'empty' || state === 'unchanged') return words[state]
  return wrongWith(availability)
}

/** Assigns or changes a company's customer number, once it is known to be free. */
export function AssignNumberDialog({ company, onClose }: AssignNumberDialogProps) {
  const { form, element, errorOf } = useNumberForm({ company, onClose })
  const typed = form.values.customerNumber
  const availability = useAvailability(typed, company.customerNumber)
  const reason = reasonAgainst(availability)
  const next = useGetNextCustomerNumberQuery(undefined, { refetchOnMountOrArgChange: true }).currentData?.customerNumber
  const setNumber = (customerNumber: string) => void form.setFieldValue('customerNumber', customerNumber)
  return (
    <FormDialog
      form={form}
      element={element}
      title={words.title}
      description={words.of(company.name)}
      submit={words.submit}
      disabledReason={reason}
      present={[{ label: words.label, value: company.customerNumber ?? text.unassigned }]}
      onClose={onClose}
    >
      <Field
        label={words.label}
        hint={<Hint availability={availability} />}
        error={wrongWith(availability) ?? (reason === undefined ? errorOf('customerNumber') : undefined)}
        required
      >
        <TextInput
          name="customerNumber"
          maxLength={20}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setNumber(target.value.trim().toUpperCase())}
          onBlur={form.handleBlur}
        />
      </Field>
      {next && next !== typed && (
        <div>
          <Button size="small" onClick={() => setNumber(next)}>
            {words.next(next)}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
